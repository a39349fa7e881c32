import HeadlessUI

extension Element {
  /// What `super.layoutSubviews()` calls in a view of your own, without a `try`; does nothing, because the lab draws
  /// views from top to bottom.
  ///
  /// As in UIKit, only a layout pass calls a view's own method: to ask for one is to call `setNeedsLayout`.
  public func layoutSubviews(_: Void = ()) {}

  /// Asks for a layout pass of the screen in the next turn of the main queue; several requests are one.
  ///
  /// UIKit lays out this view only. A hidden screen is laid out when it appears.
  public func setNeedsLayout(fileID: StaticString = #fileID, line: UInt = #line) {
    requestLayout(fileID: fileID, line: line)
  }

  /// Runs the layout pass that `setNeedsLayout` has asked for, at once; nothing if none was.
  public func layoutIfNeeded() { runRequestedLayout() }

  /// Does nothing: the lab draws a view whenever it shows the screen.
  public func setNeedsDisplay() {}

  /// Does nothing: the lab draws no sizes.
  public func sizeToFit() {}
}
