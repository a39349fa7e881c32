/// The margins of a rectangle, in points; the lab draws no look.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The margin above.
  public var top: Double
  /// The margin on the left.
  public var left: Double
  /// The margin below.
  public var bottom: Double
  /// The margin on the right.
  public var right: Double

  /// No margins.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes margins, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
