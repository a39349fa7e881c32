/// A rectangle on a screen, in points, which `UIKitNames` calls `CGRect`.
///
/// An element takes a frame and does not keep it, because the lab draws elements from top to bottom.
public struct ElementFrame: Hashable, Sendable {
  /// The distance of the left edge from the origin.
  public var x: Double
  /// The distance of the upper edge from the origin.
  public var y: Double
  /// The distance between the left and the right edge.
  public var width: Double
  /// The distance between the upper and the lower edge.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A rectangle of no size, at the origin.
  public static let zero = ElementFrame(x: 0, y: 0, width: 0, height: 0)
}
