import HeadlessUI

// The lab draws elements from top to bottom, in the order in which they were added. A constraint does nothing.

/// A relation between edges or sizes of two views, which the lab does not solve.
public final class NSLayoutConstraint {
  /// Whether UIKit would solve it.
  public var isActive = false
  /// The distance, in points.
  public var constant: Double
  /// How much it matters.
  public var priority = UILayoutPriority.required

  init(_ constant: Double) { self.constant = constant }

  /// Makes some constraints active.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes some constraints inactive.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a constraint matters, from 1 to 1,000, which is a must.
public struct UILayoutPriority: RawRepresentable, Equatable, Sendable {
  /// The number.
  public let rawValue: Float
  /// 1,000, 750 or 250.
  public static let required = Self(1_000), defaultHigh = Self(750), defaultLow = Self(250)

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
}

/// An edge, a center or a size of a view.
///
/// Its kind lets the compiler refuse a constraint between a width and an edge, as in UIKit.
public struct NSLayoutAnchor<Kind>: Sendable {
  /// Makes a constraint with another anchor.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }

  /// Makes a constraint with another anchor.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }

  /// Makes a constraint with another anchor.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

extension NSLayoutAnchor where Kind == NSLayoutDimension {
  /// Makes a constraint with a size in points.
  public func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }

  /// Makes a constraint with a size in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }

  /// Makes a constraint with a size in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
}

/// The kind of an anchor on the left, on the right or in the middle between.
public enum NSLayoutXAxis {}
/// The kind of an anchor at the top, at the bottom or in the middle between.
public enum NSLayoutYAxis {}
/// The kind of a width or a height.
public enum NSLayoutDimension {}

/// A view, or a part of one, between whose edges constraints are made.
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

  /// Does nothing.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: StackView.Axis) {}

  /// Does nothing.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: StackView.Axis
  ) {}
}
