/// The buttons of a screen in the navigation bar.
public final class NavigationItem {
  /// The buttons before the title, from left to right.
  public var leftButtons: [Button] = []
  /// The buttons after the title, from left to right.
  public var rightButtons: [Button] = []

  /// The only button after the title.
  public var rightButton: Button? {
    get { rightButtons.first }
    set { rightButtons = newValue.map { [$0] } ?? [] }
  }
}
