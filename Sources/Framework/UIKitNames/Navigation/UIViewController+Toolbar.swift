import HeadlessUI

extension ViewController {
  /// Its buttons in the toolbar of its stack, from left to right; nil if there are none.
  ///
  /// They are shown if the stack's `isToolbarHidden` is false.
  public var toolbarItems: [UIBarButtonItem]? {
    get { navigationItem.tools.isEmpty ? nil : navigationItem.tools }
    set { navigationItem.tools = newValue ?? [] }
  }

  /// Sets its buttons in the toolbar, from left to right; nothing is animated.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
}

extension NavigationController {
  /// Hides the toolbar of all its screens, or shows it; nothing is animated.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
