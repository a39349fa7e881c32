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

/// Margins in points, of which two follow the direction of the language; they change nothing here.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The margin above.
  public var top: Double
  /// The margin where a line begins.
  public var leading: Double
  /// The margin below.
  public var bottom: Double
  /// The margin where a line ends.
  public var trailing: Double

  /// Makes margins.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No margins.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}
