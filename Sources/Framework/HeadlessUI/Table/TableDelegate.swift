/// The object that a table calls when the user acts on it.
public protocol TableDelegate: AnyObject {
  /// Called when the user selects `row`, the first being 0; does nothing by default.
  func table(_ table: TableView, didSelectRow row: Int) throws
  /// Returns the actions of the swipe menu of `row`; none by default.
  func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction]
  /// Called when the user pulls the table down; does nothing by default.
  func tableDidPull(_ table: TableView) throws
  /// Called when the user scrolls to the last row; does nothing by default.
  func tableDidReachEnd(_ table: TableView) throws
}

extension TableDelegate {
  public func table(_ table: TableView, didSelectRow row: Int) throws {}
  public func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] { [] }
  public func tableDidPull(_ table: TableView) throws {}
  public func tableDidReachEnd(_ table: TableView) throws {}
}
