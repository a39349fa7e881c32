/// The data source of a table whose rows the user can move.
///
/// While the table is edited, each row has a handle, by which the user drags it.
public protocol ReorderableTableDataSource: TableDataSource {
  /// Returns whether the user may move the row; true by default.
  func table(_ table: TableView, canMoveRow row: Int) throws -> Bool
  /// Called when the user has moved a row; `to` is its place now.
  ///
  /// The table shows the row there already, because the user has dragged it. The data source moves it in
  /// the model, and must not move it in this table once more. In a table without sections the section
  /// is 0.
  func table(_ table: TableView, moveRowAt from: RowPath, to: RowPath) throws
}

extension ReorderableTableDataSource {
  public func table(_ table: TableView, canMoveRow row: Int) throws -> Bool { true }
}
