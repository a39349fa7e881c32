import MVC

/// What a screen puts into the bar above it.
public final class NavigationItem {
  /// The buttons before the title, from left to right.
  public var leftButtons: [Button] = []
  /// The buttons behind the title, from left to right.
  public var rightButtons: [Button] = []

  /// The button on the right, where there is just one.
  public var rightButton: Button? {
    get { rightButtons.first }
    set { rightButtons = newValue.map { [$0] } ?? [] }
  }
}
