import Foundation
import HeadlessUI

// A frame says where UIKit draws a view. The lab draws elements from top to bottom, so it is not kept.

/// A rectangle, which takes the place of Foundation's; see `HeadlessUI`.
public typealias CGRect = ElementFrame

extension ElementFrame {
  /// Makes a rectangle with a corner and a size.
  public init(origin: CGPoint, size: CGSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The upper left corner.
  public var origin: CGPoint {
    get { CGPoint(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The width and the height.
  public var size: CGSize {
    get { CGSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The place of the left edge.
  public var minX: Double { min(x, x + width) }
  /// The place of the middle between left and right.
  public var midX: Double { x + width / 2 }
  /// The place of the right edge.
  public var maxX: Double { max(x, x + width) }
  /// The place of the upper edge.
  public var minY: Double { min(y, y + height) }
  /// The place of the middle between above and below.
  public var midY: Double { y + height / 2 }
  /// The place of the lower edge.
  public var maxY: Double { max(y, y + height) }

  /// Returns the rectangle, smaller by these distances on each side.
  public func insetBy(dx: Double, dy: Double) -> CGRect {
    CGRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle, moved by these distances.
  public func offsetBy(dx: Double, dy: Double) -> CGRect {
    CGRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension TextField {
  /// Makes an empty field; the frame is not kept.
  public convenience init(frame: CGRect) { self.init() }
}

extension TextView {
  /// Makes an empty text; the frame is not kept.
  public convenience init(frame: CGRect) { self.init() }
}

extension Switch {
  /// Makes a switch that is off; the frame is not kept.
  public convenience init(frame: CGRect) { self.init() }
}

extension TableView {
  /// Makes a table of twelve rows; the frame is not kept, and all styles look the same here.
  ///
  /// `TableView(viewport:)` makes one of more or fewer rows.
  public convenience init(frame: CGRect, style: Style = .plain) { self.init() }
}
