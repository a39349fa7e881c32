import HeadlessUI

extension NavigationItem {
  /// The title of the screen, which is also the title of its controller; nil if there is none.
  public var title: String? {
    get { owner.flatMap { $0.title.isEmpty ? nil : $0.title } }
    set { owner?.title = newValue ?? "" }
  }

  /// Hides or shows the back button; nothing is animated.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Sets the only button before the title, or none; nothing is animated.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the only button after the title, or none; nothing is animated.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons before the title, from left to right; nothing is animated.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons after the title, from right to left; nothing is animated.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The buttons before the title, from left to right; nil if there are none.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftButtons.isEmpty ? nil : leftButtons }
    set { leftButtons = newValue ?? [] }
  }

  /// The buttons after the title, from right to left; nil if there are none.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightButtons.isEmpty ? nil : rightButtons.reversed() }
    set { rightButtons = (newValue ?? []).reversed() }
  }

  /// The first of `leftBarButtonItems`; to set it replaces that one, to set it to nil removes it.
  ///
  /// One that is there already moves to the front, and the others stay.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftButtons.first }
    set { leftBarButtonItems = leftBarButtonItems.settingFirst(newValue) }
  }

  /// The first of `rightBarButtonItems`, which is the last one on the right; it is set as `leftBarButtonItem` is.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightButtons.last }
    set { rightBarButtonItems = rightBarButtonItems.settingFirst(newValue) }
  }
}

extension [UIBarButtonItem]? {
  fileprivate func settingFirst(_ item: UIBarButtonItem?) -> [UIBarButtonItem] {
    let items = self ?? []
    guard let item else { return Array(items.dropFirst()) }
    let isThere = items.contains { $0 === item }
    return [item] + (isThere ? items.filter { $0 !== item } : Array(items.dropFirst()))
  }
}
