import HeadlessUI

/// A list whose rows the user deletes and moves; the test changes what it does.
final class EditedList: ViewController {
  var items: [String]
  let table: TableView
  /// Rows that can't be edited, and rows that can't be moved.
  var (locked, fixed): ([String], [String]) = ([], [])
  var (hasOwnActions, movesTwice, movesNothing) = (false, false, false)
  var heard: [String] = []

  init(_ items: [String], viewport: Int = 9) {
    self.items = items
    table = TableView(viewport: viewport)
    super.init()
  }

  override func loadView() {
    view.addSubview(table)
    (table.dataSource, table.delegate) = (self, self)
  }

  override func setEditing(_ editing: Bool) {
    super.setEditing(editing)
    table.setEditing(editing)
  }
}

extension EditedList: EditableTableDataSource, ReorderableTableDataSource, TableDelegate {
  func numberOfRows(in table: TableView) -> Int { items.count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = items[row]
    return cell
  }

  func table(_ table: TableView, canEditRow row: Int) -> Bool { !locked.contains(items[row]) }
  func table(_ table: TableView, canMoveRow row: Int) -> Bool { !fixed.contains(items[row]) }

  func table(_ table: TableView, commitDeletionOfRow row: Int) {
    heard.append("commit \(items[row]) of \(table.rowCount)")
  }

  func table(_ table: TableView, moveRowAt from: RowPath, to: RowPath) throws {
    let order = table.visibleCells.map(\.text).joined(separator: " ")
    heard.append("move \(from.row) to \(to.row): \(order)")
    guard !movesNothing else { return }
    items.insert(items.remove(at: from.row), at: to.row)
    if movesTwice { try table.moveRow(at: from.row, to: to.row) }
  }

  func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
    hasOwnActions ? [SwipeAction("Share", self) { _ in }] : []
  }
}
