import HeadlessUI

/// The delegate of a navigation controller, with UIKit's method names; each does nothing by default.
///
/// It is called for each screen that is a `UIViewController`.
public protocol UINavigationControllerDelegate: NavigationControllerDelegate {
  /// Called when a screen begins to come to the top, after its `viewWillAppear`; `animated` is false in any
  /// case.
  ///
  /// The user may still cancel a swipe back: then `didShow` does not follow.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) throws
  /// Called when a screen has come to the top, after its `viewDidAppear`.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) throws
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigation(
    _ navigation: NavigationController,
    willShow screen: ViewController
  ) throws {
    guard let screen = screen as? UIViewController else { return }
    try navigationController(navigation, willShow: screen, animated: false)
  }

  public func navigation(_ navigation: NavigationController, didShow screen: ViewController) throws
  {
    guard let screen = screen as? UIViewController else { return }
    try navigationController(navigation, didShow: screen, animated: false)
  }
}
