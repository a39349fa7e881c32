import MVC

/// The buttons of a screen in the navigation bar, and in the toolbar.
public final class NavigationItem {
  /// The buttons before the title, from left to right.
  @exclusivity(unchecked) public var leftButtons: [Button] = [] {
    didSet { replace(oldValue, by: leftButtons, "left buttons") }
  }
  /// The buttons after the title, from left to right.
  @exclusivity(unchecked) public var rightButtons: [Button] = [] {
    didSet { replace(oldValue, by: rightButtons, "right buttons") }
  }
  /// Whether the back button stands beside the buttons before the title, and not in their place.
  public var leftItemsSupplementBackButton = false {
    didSet {
      guard leftItemsSupplementBackButton != oldValue, !leftButtons.isEmpty else { return }
      renderBackButton()
    }
  }
  /// Whether the user has no way back but the screen's own.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { renderBackButton() } }
  }
  /// A line above the title; nil for none, as at first.
  public var prompt: String? {
    didSet {
      guard prompt != oldValue, let owner, owner.isInWindow, owner.shownItem != nil else { return }
      owner.content.render("set the prompt '\(prompt ?? "")'")
    }
  }
  /// The buttons of the screen in the toolbar, from left to right, which `UIKitNames` has.
  @exclusivity(unchecked) package var tools: [Button] = [] {
    didSet { replace(oldValue, by: tools, "tools", isShown: owner?.showsTools == true) }
  }
  /// What takes the place of the title, which stands below the bar here; nil if the title is shown.
  ///
  /// To set it loads the screen's view, so `viewDidLoad` is the place to do it.
  public var titleView: Element? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let titleView { owner?.view.insertSubview(titleView, at: 0) }
    }
  }
  /// What a paint of the bar is recorded with; nil before the first one.
  private(set) var bar: NavigationBar?
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

extension NavigationItem {
  private func replace(_ old: [Button], by new: [Button], _ name: String, isShown: Bool? = nil) {
    for button in new { button.outerOwner = owner }
    guard !old.elementsEqual(new, by: ===), isShown ?? (owner?.shownItem != nil) else { return }
    render(new.isEmpty ? "removed its \(name)" : "set its \(name)")
  }

  /// All its buttons, also those that are not shown.
  var buttons: [Button] { leftButtons + rightButtons + tools }

  private func renderBackButton() {
    guard let stack = owner?.navigation?.stack, stack.count > 1, owner?.shownItem != nil else {
      return
    }
    render(offersBack ? "showed its back button" : "hid its back button")
  }

  /// Records that the bar changes, if the user sees the screen.
  func render(_ what: String) {
    guard let owner, owner.isInWindow else { return }
    let bar = bar ?? owner.runtime.assemble { NavigationBar() }
    self.bar = bar
    bar.render(what)
  }
}
