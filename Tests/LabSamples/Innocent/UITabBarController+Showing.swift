import UIKitNames

extension UITabBarController {
  /// Tabs with these screens.
  static func showing(_ screens: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = screens.map(UINavigationController.init)
    return tabs
  }
}
