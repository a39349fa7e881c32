import HeadlessUI

/// A view whose content UIKit scrolls; here all of it is on the screen, from top to bottom.
open class UIScrollView: Element {
  /// Makes an empty view.
  public init() { super.init() }

  /// Makes an empty view; the frame is not kept.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// When UIKit's keyboard leaves while the user scrolls.
  public enum KeyboardDismissMode: Sendable {
    /// At these times.
    case none, onDrag, interactive
  }

  /// `none`, whatever it is set to: the lab draws no look, and has no keyboard on the screen.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { .none }
    set {}
  }

  /// True, whatever it is set to: the lab draws no look.
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    set {}
  }

  /// False, whatever it is set to: the lab draws no look.
  public var alwaysBounceVertical: Bool {
    get { false }
    set {}
  }

  /// What is scrolled, for constraints.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Where it is seen, for constraints.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}

extension TableView {
  /// `none`, whatever it is set to: the lab draws no look, and has no keyboard on the screen.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { .none }
    set {}
  }
}
