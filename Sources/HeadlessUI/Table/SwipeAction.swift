import MVC

/// An action in the menu that a swipe opens.
///
/// The swipe and the tap on the action are two user events; the model can change between them.
public struct SwipeAction {
  /// The title.
  public let title: String
  /// The action; nil for the deletion, which is the data source's business.
  let action: TargetAction?

  /// Makes an action that calls `action` of `target`, which is held weakly.
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

  private init(deletion title: String) {
    self.title = title
    action = nil
  }

  /// The action that deletes the row of a table whose rows the user can delete.
  static var delete: SwipeAction { SwipeAction(deletion: "Delete") }
}
