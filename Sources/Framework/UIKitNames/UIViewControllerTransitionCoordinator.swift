import HeadlessUI

/// What a stack says of the push or the pop that is under way: from which screen it goes to which.
///
/// Nothing is animated, so there is nothing to be animated alongside.
public struct UIViewControllerTransitionCoordinator {
  /// Which of the two screens is asked for.
  public enum Key: Sendable {
    /// The screen that disappears.
    case from
    /// The screen that appears.
    case to
  }

  private let transition: Transition

  init(_ transition: Transition) { self.transition = transition }

  /// One of the two screens; nil if the stack had none, or has none.
  public func viewController(forKey key: Key) -> ViewController? {
    switch key {
    case .from: transition.from
    case .to: transition.to
    }
  }
}

extension NavigationController {
  /// The push or the pop that is under way; nil if none is.
  ///
  /// A delegate that is told of the screen that has come finds the one that has gone here.
  public var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    transition.map(UIViewControllerTransitionCoordinator.init)
  }
}
