import Foundation
import HeadlessUI

// A frame says where UIKit draws a view. The lab draws elements from top to bottom, so it is not kept.

extension Label {
  /// Makes an empty label; the frame is not kept.
  public convenience init(frame: CGRect) { self.init() }
}

extension Button {
  /// Makes a button without a title; the frame is not kept.
  public convenience init(frame: CGRect) { self.init() }
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

extension StackView {
  /// Makes an empty stack; the frame is not kept.
  public convenience init(frame: CGRect) { self.init() }
}

extension ProgressView {
  /// Makes a progress bar; the frame is not kept.
  public convenience init(frame: CGRect) { self.init() }
}

extension TableView {
  /// Makes a table of twelve rows; the frame is not kept, and all styles look the same here.
  ///
  /// `TableView(viewport:)` makes one of more or fewer rows.
  public convenience init(frame: CGRect, style: Style = .plain) { self.init() }
}
