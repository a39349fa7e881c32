/// What a customer wants to buy: a plain class that knows no lab.
final class Cart {
  private(set) var lines: [CartLine] = []
  /// What a coupon takes off, in percent.
  private(set) var discount = 0
  /// The result of the last question to the shop.
  private(set) var note = ""
  /// Whether the shop has not answered yet.
  private(set) var isWaiting = false
  /// Called after each change.
  var onChange: () -> Void = {}
  private let shop: any Shop

  init(shop: any Shop) { self.shop = shop }

  var count: Int { lines.reduce(0) { $0 + $1.count } }
  var total: Int { lines.reduce(0) { $0 + $1.price } * (100 - discount) / 100 }
  var canOrder: Bool { !lines.isEmpty && !isWaiting }

  func add(_ product: Product) {
    if let index = index(of: product) {
      lines[index].count += 1
    } else {
      lines.append(CartLine(product: product, count: 1))
    }
    onChange()
  }

  func remove(_ product: Product) {
    lines.removeAll { $0.product == product }
    onChange()
  }
}

extension Cart {
  /// Asks the shop for the discount of a coupon.
  func redeem(_ coupon: String) async {
    await ask { cart in
      guard let percent = try await cart.shop.discount(for: coupon) else { return "no such coupon" }
      cart.discount = percent
      return "\(percent)% off"
    }
  }

  /// Orders the lines, and takes out what is ordered: the customer may have added more meanwhile.
  func placeOrder() async {
    guard canOrder else { return }
    await ask { cart in
      let ordered = cart.lines
      try await cart.shop.order(ordered)
      for line in ordered { cart.take(line) }
      return "thank you"
    }
  }

  /// Asks the shop one question at a time, and notes its answer.
  private func ask(_ question: (Cart) async throws -> String) async {
    guard !isWaiting else { return }
    isWaiting = true
    onChange()
    do { note = try await question(self) } catch { note = "no answer: \(error)" }
    isWaiting = false
    onChange()
  }

  private func take(_ line: CartLine) {
    guard let index = index(of: line.product) else { return }
    lines[index].count -= line.count
    if lines[index].count <= 0 { lines.remove(at: index) }
  }

  private func index(of product: Product) -> Int? {
    lines.firstIndex { $0.product == product }
  }
}
