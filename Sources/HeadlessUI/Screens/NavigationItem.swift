import MVC

/// The buttons of a screen in the navigation bar.
public final class NavigationItem {
  /// The buttons before the title, from left to right.
  @exclusivity(unchecked) public var leftButtons: [Button] = [] {
    didSet { for button in leftButtons { button.outerOwner = owner } }
  }
  /// The buttons after the title, from left to right.
  @exclusivity(unchecked) public var rightButtons: [Button] = [] {
    didSet { for button in rightButtons { button.outerOwner = owner } }
  }
  /// Whether the back button stands beside the buttons before the title, and not in their place.
  public var leftItemsSupplementBackButton = false
  /// Whether the user has no way back but the screen's own.
  public var hidesBackButton = false
  /// What takes the place of the title, which stands below the bar here; nil if the title is shown.
  ///
  /// To set it loads the screen's view, so `viewDidLoad` is the place to do it.
  public var titleView: Element? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview(fileID: "", line: 0)
      if let titleView { owner?.view.insertSubview(titleView, at: 0) }
    }
  }
  /// What belongs to the bar beside its buttons and lives as long, such as a search controller.
  package var companion: Component?
  /// The screen whose item it is.
  package internal(set) weak var owner: ViewController?

  /// Whether there is room for a way back, as in UIKit: buttons before the title take its place.
  var offersBack: Bool {
    !hidesBackButton && (leftButtons.isEmpty || leftItemsSupplementBackButton)
  }

  /// The only button after the title.
  public var rightButton: Button? {
    get { rightButtons.first }
    set { rightButtons = newValue.map { [$0] } ?? [] }
  }
}
