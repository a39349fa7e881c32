import HeadlessUI

extension NavigationController {
  /// Makes a stack of one screen; to present it is to present that screen.
  public convenience init(rootViewController: ViewController) {
    self.init(root: rootViewController)
    modalPresentationStyle = .automatic
  }

  /// Makes a stack without a screen: `viewControllers` sets some, or `pushViewController` the first one.
  ///
  /// There are no other bars, so both classes are nil: `UINavigationController()`.
  public convenience init(navigationBarClass: Never? = nil, toolbarClass: Never? = nil) {
    self.init(empty: .automatic)
  }

  /// Hides the navigation bar of all its screens, or shows it; nothing is animated.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The screen on top.
  public var topViewController: ViewController? { top }
  /// Its screens; the last one is on top.
  public var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens; those that are in the stack already stay as they are, and none at all is no change.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    setStack(controllers, animated: animated)
  }

  /// Pushes a screen.
  public func pushViewController(_ controller: ViewController, animated: Bool) {
    push(controller, animated: animated)
  }

  /// Pops the top screen, and returns it; the last screen stays.
  @discardableResult
  public func popViewController(animated: Bool) -> ViewController? {
    let popped = stack.count > 1 ? top : nil
    pop(animated: animated)
    return popped
  }

  /// Pops all screens but the first, and returns them; nil if there is no other.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [ViewController]? {
    let popped = Array(stack.dropFirst())
    popToRoot(animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Pops all screens above one, and returns them; nil if that is not in the stack, where UIKit raises an exception.
  @discardableResult
  public func popToViewController(
    _ controller: ViewController,
    animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setStack(Array(stack[...index]), animated: animated) }
    return popped
  }
}
