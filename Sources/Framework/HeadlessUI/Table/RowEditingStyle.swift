/// What the user can do with a row of an ``EditableTableDataSource`` while the table is edited.
public enum RowEditingStyle: Equatable, Sendable {
  /// Nothing but to move it.
  case none
  /// Delete it, by its minus or, outside of the editing, by a swipe.
  case delete
  /// Insert a row, by its plus.
  case insert
}
