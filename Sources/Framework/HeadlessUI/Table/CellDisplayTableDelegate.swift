/// The delegate of a table that wants to know which cells come into sight.
public protocol CellDisplayTableDelegate: TableDelegate {
  /// Called for each cell that the table begins to show, behind the update or the scroll that brings it, with its
  /// number among all rows.
  ///
  /// A cell that stays on the screen is not told of again, unless its row is reloaded.
  func table(_ table: TableView, willDisplay cell: Cell, forRow row: Int) throws
}
