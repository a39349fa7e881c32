import MVC

/// The shop behind the server of the lab's world, in place of one behind `URLSession`.
final class ServerShop: Model, Shop {
  func discount(for coupon: String) async throws -> Int? {
    guard let percent = Int(try await server?.send(Request("coupon", coupon)) ?? "") else {
      return nil
    }
    return (1...100).contains(percent) ? percent : nil
  }

  func order(_ lines: [CartLine]) async throws {
    _ = try await server?.send(.order(lines))
  }
}

extension Request {
  static func order(_ lines: [CartLine]) -> Request {
    Request("order", lines.map { "\($0.count) \($0.product.name)" }.joined(separator: ", "))
  }
}
