import HeadlessUI
import MVC

/// Sends the order itself, and empties the cart when the answer comes.
final class OrderingCartController: CartController {
  override func placeOrder() {
    server?.send(
      .order(lines),
      then: Block(self) { controller, response in
        guard case .success = response else { return }
        for line in controller.lines { controller.cart.model.remove(line.product) }
      }
    )
  }
}
