import HeadlessUI
import MVC

/// A product with a button, which puts it in the cart itself.
final class GreedyCell: Cell {
  private let cart: Bridge<Cart>
  private let addButton = Button("Add")
  var product: Product?

  init(cart: Bridge<Cart>) {
    self.cart = cart
    super.init()
    addSubview(addButton)
    addButton.onTap(self) { $0.add() }
  }

  private func add() {
    if let product { cart.model.add(product) }
  }
}

/// Gives each cell the cart.
final class GreedyCatalogueController: CatalogueController {
  override func makeCell(for product: Product) -> Cell {
    let cell = table.dequeueCell { [cart] in GreedyCell(cart: cart) }
    cell.product = product
    return cell
  }
}
