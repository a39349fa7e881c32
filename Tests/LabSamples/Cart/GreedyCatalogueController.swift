import HeadlessUI
import MVC

/// Gives its cells a closure that leads to the cart.
final class GreedyCatalogueController: CatalogueController {
  private let services: CartServices

  init(services: CartServices) { self.services = services }

  override func viewDidLoad() {
    observe(.cartDidChange, from: services.cart) { controller, _ in
      controller.badge.text = "\(controller.services.cart.total)"
    }
  }

  override func makeCell(for product: String) -> Cell {
    let cell = table.dequeueCell { GreedyCell() }
    cell.cart = { [services] in services.cart }
    return cell
  }
}
