import HeadlessUI
import MVC
import MVCLab

/// The one cart of a program, in all its windows.
final class CartAssembly: Assembly {
  private let cart: Bridge<Cart>
  private let makeCatalogue: (Bridge<Cart>) -> CatalogueController

  init(_ makeCatalogue: @escaping (Bridge<Cart>) -> CatalogueController) {
    self.makeCatalogue = makeCatalogue
    cart = Bridge(Cart(shop: ServerShop())) { cart, bridge in
      cart.onChange = { [weak bridge] in bridge?.changed("contents") }
    }
  }

  func begin() {
    Runtime.current?.server?.backend = { request, body in
      let percent = request.body == "SAVE10" ? "10" : "0"
      return body ?? (request.name == "coupon" ? percent : "")
    }
  }

  func makeScreen(_ kind: String) -> ViewController { makeCatalogue(cart) }

  func truth(of controller: ViewController) -> Truth? {
    let cart = cart.model
    guard controller is CartController else {
      return Truth("shop") { Text("badge", "\(cart.count) in the cart") }
    }
    return Truth("cart") {
      Rows(cart.lines.map(\.text))
      Enabled("Apply", !cart.isWaiting)
      Enabled("Order", cart.canOrder)
      Text("total", "Total \(cart.total.asPrice)")
      Text("note", cart.note)
    }
  }

  static let outsideActions = [
    OutsideAction("add", usage: "ROW", "adds a product of the catalogue to the cart")
  ]

  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    var arguments = OutsideArguments(arguments, of: action, in: Self.outsideActions)
    let products = CatalogueController.products
    cart.model.add(products[try arguments.row(of: products.count)])
    return true
  }
}

/// Marks what belongs in a model; the model's own file need not know it.
extension CartLine: ModelValue {}
