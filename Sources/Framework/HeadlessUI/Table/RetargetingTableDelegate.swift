/// The delegate of a table that decides where a dragged row may go.
public protocol RetargetingTableDelegate: TableDelegate {
  /// Returns the place to which the row moves when the user drags it to `proposed`, as seen after the
  /// move; `start` keeps the row where it is.
  ///
  /// A place behind the last row of a section, as the only one of an empty section is, exists too. The
  /// program ends with an ``InvalidUpdate`` if there is no such place.
  func table(_ table: TableView, targetForMoveFrom start: RowPath, toProposed proposed: RowPath)
    throws
    -> RowPath
}
