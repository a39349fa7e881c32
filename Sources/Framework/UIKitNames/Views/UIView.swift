import HeadlessUI
import MVC

extension Element {
  /// The window that it is in; nil while its screen is hidden, or has not begun to appear.
  public var window: Window? {
    guard let screen, screen.isInWindow else { return nil }
    return screen.navigation?.window
  }

  /// Ends the editing of a field or text view in this view, also if `force` is false; returns whether one had the
  /// keyboard.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard visibleElements.contains(where: { ($0 as? TextControl)?.isFirstResponder == true }) else {
      return false
    }
    endEditing()
    return true
  }

  /// Returns this view or the first one within it that has a tag; nil if none has it.
  ///
  /// The cells of a table are not within it here; ask one of them.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// A name by which a command finds it, beside its title; nil if it has none.
  public var accessibilityIdentifier: String? {
    get { identifier.isEmpty ? nil : identifier }
    set { identifier = newValue ?? "" }
  }
}

extension ValueControl {
  /// The label, by which a command finds it; nil if it has none.
  ///
  /// What UIKit reads to those who can't see the screen stands here on the screen.
  public var accessibilityLabel: String? {
    get { label.isEmpty ? nil : label }
    set { label = newValue ?? "" }
  }
}

extension StackView {
  /// Makes a row of these views, the first on the left, until its `axis` is vertical.
  public convenience init(arrangedSubviews views: [UIView]) { self.init(views) }

  /// Its views, from left to right or from top to bottom, including hidden ones.
  public var arrangedSubviews: [UIView] { subviews }

  /// Adds an element after the others.
  public func addArrangedSubview(_ view: UIView) { addSubview(view) }

  /// Adds an element at an index among the others, which is 0 for the first; one that is there already moves.
  ///
  /// UIKit ends the program at an index after the last place; here the element comes last.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    insertSubview(view, at: index)
  }

  /// Does nothing: unlike UIKit's, a stack arranges all its subviews.
  ///
  /// `removeFromSuperview` removes one.
  public func removeArrangedSubview(_ view: UIView) {}
}

extension ActivityIndicatorView {
  /// How large UIKit draws a spinner; here all have one size.
  public enum Style: Sendable {
    /// A size.
    case medium, large
  }

  /// Makes a spinner that is still.
  public convenience init(style: Style) { self.init() }
}
