/// The data source of a table whose rows the user can delete, or edit as an ``EditingStyleTableDelegate``
/// says.
///
/// While the table is edited, each row has a button `[-]`, which opens the menu `[Delete]`; otherwise a
/// swipe opens it, if the delegate has no swipe actions of its own.
public protocol EditableTableDataSource: TableDataSource {
  /// Returns whether the user may delete, move or swipe the row; true by default.
  func table(_ table: TableView, canEditRow row: Int) throws -> Bool
  /// Called when the user has confirmed to delete the row.
  ///
  /// The table still has the row: the data source deletes it from the model, and the table's row
  /// follows by `deleteRows`, as after any change of the model.
  func table(_ table: TableView, commitDeletionOfRow row: Int) throws
}

extension EditableTableDataSource {
  public func table(_ table: TableView, canEditRow row: Int) throws -> Bool { true }
}
