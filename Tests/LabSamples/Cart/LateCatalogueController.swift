import HeadlessUI
import MVC

/// Shows a plain model, and opens a form that is gone when its order is done.
final class LateCatalogueController: CatalogueController {
  private let cart: PlainCart
  private let orderButton = Button("Order")

  init(cart: PlainCart) { self.cart = cart }

  override func loadView() {
    super.loadView()
    navigationItem.rightButton = orderButton
  }

  override func viewDidLoad() {
    cart.onChange { [weak self] in self?.showTotal() }
    orderButton.onTap(self) { $0.present(LateForm(cart: $0.cart)) }
  }

  private func showTotal() { badge.text = "\(cart.total)" }
}
