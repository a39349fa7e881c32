import MVC

/// Knows how many rows there are and paints them, when the table asks.
public protocol TableDataSource: AnyObject {
  func numberOfRows(in table: TableView) throws -> Int
  /// A cell, from the table's reuse pool if there is one, painted for `row`.
  func table(_ table: TableView, cellForRow row: Int) throws -> Cell
}

/// Is told what a person does to rows.
public protocol TableDelegate: AnyObject {
  func table(_ table: TableView, didSelectRow row: Int) throws
  /// What the menu offers that a swipe on `row` opens; nothing by default.
  func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction]
  /// A person pulled the table down; nothing by default.
  func tableDidPull(_ table: TableView) throws
  /// The last row came into view; nothing by default.
  func tableDidReachEnd(_ table: TableView) throws
}

extension TableDelegate {
  public func table(_ table: TableView, didSelectRow row: Int) throws {}
  public func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] { [] }
  public func tableDidPull(_ table: TableView) throws {}
  public func tableDidReachEnd(_ table: TableView) throws {}
}
