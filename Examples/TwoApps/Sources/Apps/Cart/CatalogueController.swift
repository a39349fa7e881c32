import HeadlessUI
import MVC

/// The products, and how many of them are in the cart.
class CatalogueController: ViewController, TableDataSource, TableDelegate {
  static let products = [Product(name: "Tea", price: 400), Product(name: "Salt", price: 90)]

  let cart: Bridge<Cart>
  let table = TableView()
  private let badge = Label(identifier: "badge")
  private let cartButton = Button("Cart")
  private let makeCartScreen: (Bridge<Cart>) -> CartController
  private var token: ObservationToken?

  init(
    cart: Bridge<Cart>,
    makeCartScreen: @escaping (Bridge<Cart>) -> CartController = { CartController(cart: $0) }
  ) {
    (self.cart, self.makeCartScreen) = (cart, makeCartScreen)
  }

  override func loadView() {
    title = "Shop"
    navigationItem.rightButton = cartButton
    view.addSubview(badge)
    view.addSubview(table)
  }

  override func viewDidLoad() {
    table.dataSource = self
    table.delegate = self
    cartButton.onTap(self) { $0.navigation?.push($0.makeCartScreen($0.cart)) }
    token = cart.observe(self) { $0.showCount() }
    showCount()
  }

  private func showCount() { badge.text = "\(cart.model.count) in the cart" }

  func numberOfRows(in table: TableView) -> Int { Self.products.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let product = try Self.products.at(row)
    let cell = makeCell(for: product)
    cell.text = product.name
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    let product = try Self.products.at(row)
    present(Alert(product.name, message: product.price.asPrice, actions: [AlertAction("OK")]))
  }

  func makeCell(for product: Product) -> Cell {
    let cell = table.dequeueCell { ProductCell() }
    cell.onAdd = { [weak self] in self?.cart.model.add(product) }
    return cell
  }
}
