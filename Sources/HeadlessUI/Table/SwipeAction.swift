import MVC

/// A choice in the menu that a swipe opens.
///
/// Swiping and choosing are two acts of a person: the world can change between them.
public struct SwipeAction {
  /// What the choice says.
  public let title: String
  let action: TargetAction

  /// A choice that calls `action` of `target`, which is held weakly.
  public init<Target: Component>(
    _ title: String,
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    self.title = title
    self.action = TargetAction(target, site: CallSite(fileID: fileID, line: line), action)
  }
}
