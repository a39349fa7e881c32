/// The push or the pop that a stack of screens is making.
public struct Transition {
  /// One of the two screens of a transition.
  public enum Key: Sendable {
    /// The screen that disappears.
    case from
    /// The screen that appears.
    case to
  }

  let from: ViewController?
  let to: ViewController?

  /// Returns one of the two screens; nil if the stack had none before, or has none afterwards.
  public func viewController(forKey key: Key) -> ViewController? { key == .from ? from : to }
}
