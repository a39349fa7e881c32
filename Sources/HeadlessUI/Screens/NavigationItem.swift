/// The buttons of a screen in the navigation bar.
public final class NavigationItem {
  /// The buttons before the title, from left to right.
  public var leftButtons: [Button] = [] {
    didSet { for button in leftButtons { button.outerOwner = owner } }
  }
  /// The buttons after the title, from left to right.
  public var rightButtons: [Button] = [] {
    didSet { for button in rightButtons { button.outerOwner = owner } }
  }
  /// The screen whose item it is.
  package internal(set) weak var owner: ViewController?

  /// The only button after the title.
  public var rightButton: Button? {
    get { rightButtons.first }
    set { rightButtons = newValue.map { [$0] } ?? [] }
  }
}

extension Element {
  /// The screen that it is a part of, also as a button of its navigation bar; nil if it is in none.
  package var screen: ViewController? { owner as? ViewController }
}
