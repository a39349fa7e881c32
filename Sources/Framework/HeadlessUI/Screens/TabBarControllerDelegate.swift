import MVC

/// The object that a tab bar controller calls when the user taps a tab.
public protocol TabBarControllerDelegate: AnyObject {
  /// Whether the tap may select the tab, which is true by default; the selected one is asked about, too.
  func tabBar(_ controller: TabBarController, shouldSelect tab: Tab) throws -> Bool
  /// Called when the user has tapped a tab, which is the selected one now; does nothing by default.
  func tabBar(_ controller: TabBarController, didSelect tab: Tab) throws
}

extension TabBarControllerDelegate {
  public func tabBar(_ controller: TabBarController, shouldSelect tab: Tab) throws -> Bool { true }
  public func tabBar(_ controller: TabBarController, didSelect tab: Tab) throws {}
}

extension TabBarController {
  /// Asks the delegate about a tap, if there is one.
  func maySelect(_ tab: Tab) -> Bool {
    call("tabBarController(_:shouldSelect:)", of: delegate, delegateLink) {
      try $0.tabBar(self, shouldSelect: tab)
    } ?? true
  }

  /// Tells the delegate of a tap that selected a tab, if there is one.
  func didSelect(_ tab: Tab) {
    call("tabBarController(_:didSelect:)", of: delegate, delegateLink) {
      try $0.tabBar(self, didSelect: tab)
    }
  }
}
