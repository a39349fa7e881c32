import HeadlessUI

// The lab draws elements from top to bottom, in the order in which they were added, and has no Auto Layout. These names
// take the lines that make constraints; a constraint does nothing.

/// A relation between places of two views, which the lab does not solve.
public final class NSLayoutConstraint {
  /// Whether UIKit would solve it; false at first.
  public var isActive = false
  /// The distance, in points.
  public var constant: Double
  /// How much UIKit would care.
  public var priority = UILayoutPriority.required

  init(constant: Double) { self.constant = constant }

  /// Makes some constraints active.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes some constraints inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much UIKit would care about a constraint.
public struct UILayoutPriority: Equatable, Sendable {
  /// From 1, hardly at all, to 1,000, which is a must.
  public let rawValue: Float

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1,000.
  public static let required = UILayoutPriority(1_000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge, a centre or a size of a view, between which constraints are made.
///
/// UIKit's anchors have a kind, so that the compiler refuses a constraint between a width and an edge.
public struct NSLayoutAnchor<Kind>: Sendable {
  /// Makes a constraint with another anchor.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Makes a constraint with another anchor.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Makes a constraint with another anchor.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

extension NSLayoutAnchor where Kind == NSLayoutDimension {
  /// Makes a constraint with a size in points.
  public func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Makes a constraint with a size in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// Makes a constraint with a size in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// The kind of the anchors on the left and right and in the middle between.
public enum NSLayoutXAxis {}
/// The kind of the anchors at the top and bottom and in the middle between.
public enum NSLayoutYAxis {}
/// The kind of a width and of a height.
public enum NSLayoutDimension {}

/// What has edges and a size: a view, or a part of one.
public protocol LayoutItem: AnyObject {}

extension LayoutItem {
  /// The edge at which a line of text begins.
  public var leadingAnchor: NSLayoutAnchor<NSLayoutXAxis> { NSLayoutAnchor() }
  /// The edge at which a line of text ends.
  public var trailingAnchor: NSLayoutAnchor<NSLayoutXAxis> { NSLayoutAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutAnchor<NSLayoutXAxis> { NSLayoutAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutAnchor<NSLayoutXAxis> { NSLayoutAnchor() }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutAnchor<NSLayoutXAxis> { NSLayoutAnchor() }
  /// The upper edge.
  public var topAnchor: NSLayoutAnchor<NSLayoutYAxis> { NSLayoutAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutAnchor<NSLayoutYAxis> { NSLayoutAnchor() }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutAnchor<NSLayoutYAxis> { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor<NSLayoutDimension> { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor<NSLayoutDimension> { NSLayoutAnchor() }
}

/// A part of a view, such as the one that no bar covers.
public final class UILayoutGuide: LayoutItem {}

extension Element: LayoutItem {
  /// The part that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part within the margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }

  /// Does nothing: the lab has no constraints.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: StackView.Axis) {}
  /// Does nothing: the lab has no constraints.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: StackView.Axis
  ) {}
}
