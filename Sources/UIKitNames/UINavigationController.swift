import HeadlessUI

extension NavigationController {
  /// The screen on top.
  public var topViewController: ViewController? { top }
  /// Its screens; the last one is on top.
  public var viewControllers: [ViewController] { stack }

  /// Pushes a screen.
  public func pushViewController(
    _ controller: ViewController,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    push(controller, fileID: fileID, line: line)
  }

  /// Pops the top screen, and returns it; the last screen stays.
  @discardableResult
  public func popViewController(
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ViewController? {
    let popped = stack.count > 1 ? top : nil
    pop(fileID: fileID, line: line)
    return popped
  }

  /// Pops all screens but the first, and returns them; nil if there is no other.
  @discardableResult
  public func popToRootViewController(
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [ViewController]? {
    let popped = Array(stack.dropFirst())
    popToRoot(fileID: fileID, line: line)
    return popped.isEmpty ? nil : popped
  }
}
