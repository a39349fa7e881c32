import HeadlessUI

/// A view whose content UIKit scrolls; here all of it is on the screen, from top to bottom.
open class UIScrollView: Element {
  /// When the keyboard leaves while the user scrolls.
  public typealias KeyboardDismissMode = TableView.KeyboardDismissMode

  /// When the keyboard leaves while the user scrolls; the lab has no keyboard on the screen.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether UIKit shows how far the content is scrolled.
  public var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  /// Whether content that fits can be pulled.
  public var alwaysBounceVertical = false

  /// Makes an empty view.
  public init() { super.init() }

  /// Makes an empty view; the frame is not kept.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// What is scrolled, for constraints.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Where it is seen, for constraints.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
}
