/// The shop's server, as the cart knows it.
protocol Shop {
  /// Returns what a coupon takes off, in percent; nil if there is no such coupon.
  func discount(for coupon: String) async throws -> Int?
  /// Orders what is in a cart.
  func order(_ lines: [CartLine]) async throws
}
