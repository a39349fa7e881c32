import MVC

/// A line of a cart.
struct CartLine: ModelValue, Equatable {
  let product: String
  var count: Int
}

/// The products that a customer wants to buy.
final class Cart: Model {
  @Observed private(set) var lines: [CartLine] = []

  func add(_ product: String) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      $lines.replace(at: index, with: CartLine(product: product, count: lines[index].count + 1))
    } else {
      $lines.append(CartLine(product: product, count: 1))
    }
    post(.cartDidChange, ())
  }

  var total: Int { lines.reduce(0) { $0 + $1.count } }
}

extension NotificationName where Payload == Void {
  static var cartDidChange: Self { "cartDidChange" }
}

/// The models of the program, in a plain container that is passed to each screen.
final class CartServices {
  let cart = Cart()
}
