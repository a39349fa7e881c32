/// What a screen puts into the bar above it.
public final class NavigationItem {
  public var leftButtons: [Button] = []
  public var rightButtons: [Button] = []

  /// The button on the right, where there is just one.
  public var rightButton: Button? {
    get { rightButtons.first }
    set { rightButtons = newValue.map { [$0] } ?? [] }
  }
}
