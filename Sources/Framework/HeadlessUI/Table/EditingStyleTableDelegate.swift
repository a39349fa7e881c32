/// The delegate of a table that decides how the user edits each row; without it all can be deleted.
public protocol EditingStyleTableDelegate: TableDelegate {
  /// Returns how the user edits the row.
  ///
  /// The table asks when it shows the row while it is edited, and also at a swipe: a delegate that wants
  /// rows to be deleted by their minus only returns `.none` while the table is not edited.
  func table(_ table: TableView, editingStyleOfRow row: Int) throws -> RowEditingStyle
}
