/// The data source of a table in which the user can insert rows.
///
/// While the table is edited, each row for which the delegate wants it, an ``EditingStyleTableDelegate``,
/// has a button `[+]`.
public protocol InsertableTableDataSource: EditableTableDataSource {
  /// Called when the user has tapped the plus of the row, at once.
  ///
  /// The data source inserts into the model, and the table's row follows by `insertRows`, as after any
  /// change of the model.
  func table(_ table: TableView, commitInsertionAtRow row: Int) throws
}
