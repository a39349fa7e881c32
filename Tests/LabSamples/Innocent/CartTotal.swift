import MVC
import UIKitNames

// near: ui-changes-ui
// > tap Add; tap Add; tap Empty

/// What the user buys.
final class CartPrices: Model {
  @Observed private(set) var prices: [Int] = []
  var total: Int { prices.reduce(0, +) }

  func add(_ price: Int) { $prices.append(price) }
  func empty() { prices = [] }
}

/// Shows the total, and the number of things in its badge.
class CartTotal: UIViewController {
  let cart = CartPrices()
  let label = UILabel(identifier: "total")
  private let (addButton, emptyButton) = (UIButton("Add"), UIButton("Empty"))
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cart"
    for view in [label, addButton, emptyButton] as [UIView] { self.view.addSubview(view) }
    addButton.addTarget(self, action: CartTotal.add, for: .touchUpInside)
    emptyButton.addTarget(self, action: CartTotal.empty, for: .touchUpInside)
    token = cart.$prices.observe(self) { page, _ in page.showTotal() }
  }

  func add() { cart.add(3) }
  func empty() { cart.empty() }

  private func showTotal() {
    label.text = "\(cart.total) euros"
    tabBarItem.badgeValue = cart.prices.isEmpty ? nil : "\(cart.prices.count)"
  }
}
