/// A product of the shop, with its price in cents.
struct Product: Equatable {
  let name: String
  let price: Int
}

/// A product in a cart, and how often the customer wants it.
struct CartLine: Equatable {
  let product: Product
  var count: Int

  var price: Int { count * product.price }
}
