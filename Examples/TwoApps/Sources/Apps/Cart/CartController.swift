import HeadlessUI
import MVC

/// What is in the cart, its total with a coupon, and the order.
class CartController: ViewController, TableDataSource, TableDelegate {
  let cart: Bridge<Cart>
  private let table = TableView()
  private let couponField = TextField("Coupon")
  private let applyButton = Button("Apply")
  private let totalLabel = Label(identifier: "total")
  private let noteLabel = Label(identifier: "note")
  private let orderButton = Button("Order")
  private var token: ObservationToken?

  init(cart: Bridge<Cart>) { self.cart = cart }

  /// The lines that the screen shows.
  var lines: [CartLine] { cart.model.lines }

  override func loadView() {
    title = "Cart"
    view.addSubview(table)
    view.addSubview(couponField)
    view.addSubview(StackView([applyButton, orderButton]))
    view.addSubview(totalLabel)
    view.addSubview(noteLabel)
  }

  override func viewDidLoad() throws {
    table.dataSource = self
    table.delegate = self
    applyButton.onTap(self) { $0.redeem($0.couponField.text) }
    orderButton.onTap(self) { $0.placeOrder() }
    token = cart.observe(self) { try $0.showCart() }
    try showCart()
  }

  private func showCart() throws {
    try table.reload()
    applyButton.isEnabled = !cart.model.isWaiting
    orderButton.isEnabled = cart.model.canOrder
    totalLabel.text = "Total \(cart.model.total.asPrice)"
    noteLabel.text = cart.model.note
  }

  private func redeem(_ coupon: String) {
    task { [cart] in await cart.model.redeem(coupon) }
  }

  func placeOrder() {
    task { [cart] in await cart.model.placeOrder() }
  }

  func numberOfRows(in table: TableView) -> Int { lines.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try lines.at(row).text
    return cell
  }

  func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
    let product = try lines.at(row).product
    return [SwipeAction("Remove", self) { $0.cart.model.remove(product) }]
  }
}

extension CartLine {
  /// The line as a row shows it.
  var text: String { "\(count) \(product.name), \(price.asPrice)" }
}

extension Int {
  /// A price in cents as a customer reads it.
  var asPrice: String {
    let cents = self % 100
    return "\(self / 100).\(cents < 10 ? "0" : "")\(cents)"
  }
}
