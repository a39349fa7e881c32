import HeadlessUI
import MVC

/// Shows a plain model, which calls it by a plain closure.
final class PlainModelCatalogueController: CatalogueController {
  private let cart: PlainCart

  init(cart: PlainCart) { self.cart = cart }

  override func viewDidLoad() {
    cart.onChange { [weak self] in self?.showTotal() }
    showTotal()
  }

  private func showTotal() { badge.text = "\(cart.total)" }

  override func makeCell(for product: String) -> Cell {
    let cell = table.dequeueCell { ProductCell() }
    cell.onAdd = { [weak self] in self?.cart.add(product) }
    return cell
  }
}
