import HeadlessUI

/// The delegate of a tab bar controller, with UIKit's method names.
///
/// It is asked about a tab, and told of it, by the first of the tab's screens, if that is a `UIViewController`; UIKit
/// passes the stack, if the tab was made on one.
public protocol UITabBarControllerDelegate: TabBarControllerDelegate {
  /// Whether the user's tap may select the tab of this screen; true by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) throws -> Bool
  /// Called when the user has tapped the tab of this screen; does nothing by default.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) throws
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) throws -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) throws {}

  public func tabBar(_ controller: TabBarController, shouldSelect tab: Tab) throws -> Bool {
    guard let controller = controller as? UITabBarController,
      let screen = tab.stack.stack.first as? UIViewController
    else { return true }
    return try tabBarController(controller, shouldSelect: screen)
  }

  public func tabBar(_ controller: TabBarController, didSelect tab: Tab) throws {
    guard let controller = controller as? UITabBarController,
      let screen = tab.stack.stack.first as? UIViewController
    else { return }
    try tabBarController(controller, didSelect: screen)
  }
}
