/// Margins in points, which change nothing here.
public struct UIEdgeInsets: Equatable, Sendable {
  /// A margin.
  public var top, left, bottom, right: Double
  /// No margins.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes margins.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Margins in points, two of which follow the direction of the language; they change nothing here.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// A margin.
  public var top, leading, bottom, trailing: Double
  /// No margins.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes margins.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
