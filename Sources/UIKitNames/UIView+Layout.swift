import HeadlessUI

extension Element {
  /// What `super.layoutSubviews()` calls in a view of your own, without a `try`; does nothing, because the lab draws
  /// views from top to bottom.
  ///
  /// As in UIKit, only a layout pass calls a view's own method: to ask for one is to call `setNeedsLayout`.
  public func layoutSubviews(_: Void = ()) {}
}
