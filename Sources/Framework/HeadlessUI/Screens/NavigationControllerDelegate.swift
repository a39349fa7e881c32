import MVC

/// The object that a stack calls when another screen comes to the top; each method does nothing by default.
///
/// As in UIKit, it hears of a push, a pop, a replacement, and of the screen that is on top when the stack is shown for
/// the first time; not of a screen that only comes into sight again, behind another tab or a presented screen. A swipe
/// back that is cancelled has been told of, and is not shown.
public protocol NavigationControllerDelegate: AnyObject {
  /// Called when a screen begins to come to the top, behind its `viewWillAppear`; it is in the stack already.
  func navigation(_ navigation: NavigationController, willShow screen: ViewController) throws
  /// Called when a screen has come to the top, behind its `viewDidAppear`.
  func navigation(_ navigation: NavigationController, didShow screen: ViewController) throws
}

extension NavigationControllerDelegate {
  public func navigation(_ navigation: NavigationController, willShow screen: ViewController) {}
  public func navigation(_ navigation: NavigationController, didShow screen: ViewController) {}
}

extension NavigationController {
  /// Tells the delegate of a screen that begins to appear on top, or has appeared there.
  func announce(_ screen: ViewController, at moment: Lifecycle) {
    guard screen !== announced, screen === top || isPopBegun else { return }
    switch moment {
    case .viewWillAppear:
      tell("willShow") { try $0.navigation(self, willShow: screen) }
    case .viewDidAppear:
      announced = screen
      tell("didShow") { try $0.navigation(self, didShow: screen) }
    case .loadView, .viewDidLoad, .firstLoadOfTables, .viewDidLayoutSubviews, .willPop,
      .viewWillDisappear, .viewDidDisappear, .didLeave, .willMove, .didMove:
      break
    }
  }

  private func tell(_ what: String, _ body: (any NavigationControllerDelegate) throws -> Void) {
    guard delegate != nil || delegateLink.isGone else { return }
    call("navigationController(_:\(what):)", of: delegate, delegateLink, body)
  }
}
