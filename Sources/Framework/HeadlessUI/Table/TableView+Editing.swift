import MVC

extension TableView {
  /// Whether the user is editing the rows; to set it is to call `setEditing`.
  public var isEditing: Bool {
    get { editsRows }
    set { setEditing(newValue) }
  }

  /// Begins or ends the editing of the rows: each one that the user may delete has a button `[-]`, each one
  /// that stands for an insertion a button `[+]`, and each one that the user may move a handle.
  ///
  /// Meanwhile a tap on a row selects it only if `allowsSelectionDuringEditing` is true, and a swipe does
  /// nothing. Rows that come into sight are asked about then.
  public func setEditing(_ editing: Bool, animated: Bool = false) {
    guard editing != isEditing else { return }
    (editsRows, menu, selectedRow) = (editing, nil, nil)
    let controls = editingControls ?? EditingControls()
    editingControls = controls
    let flow = runtime.flow
    flow.run(
      .render,
      from: flow.acting,
      to: controls.participant,
      editing ? "showed them" : "hid them"
    ) {
      for (row, cell) in zip(visibleRows, visibleCells) { prepare(cell, for: row) }
    }
  }

  /// Whether a tap on a row selects it.
  package var canBeSelected: Bool {
    isEditing ? allowsSelectionDuringEditing : allowsSelection
  }

  /// Gives a cell what the user edits its row with, if the user is editing.
  func prepare(_ cell: Cell, for row: Int) {
    if cell.table !== self { cell.table = self }
    let canEdit = isEditing && canEdit(row)
    cell.showEditingControls(
      canEdit ? editingStyle(of: row) : .none,
      handle: canEdit && canMove(row)
    )
  }

  /// How the user edits a row that may be edited.
  func editingStyle(of row: Int) -> RowEditingStyle {
    guard dataSource is any EditableTableDataSource else { return .none }
    guard let delegate = delegate as? any EditingStyleTableDelegate else { return .delete }
    return call("editing style of row \(row)", of: delegate) {
      try delegate.table(self, editingStyleOfRow: row)
    } ?? .none
  }

  /// Whether the user may delete, move or swipe a row.
  func canEdit(_ row: Int) -> Bool {
    guard let editable = dataSource as? any EditableTableDataSource else { return true }
    return asking(.canEdit(row: row)) { try editable.table(self, canEditRow: row) } ?? false
  }

  private func canMove(_ row: Int) -> Bool {
    guard let source = dataSource as? any ReorderableTableDataSource else { return false }
    return asking(.canMove(row: row)) { try source.table(self, canMoveRow: row) } ?? false
  }

  /// Taps the minus button of a cell, as the user; the menu opens, or closes if it is open.
  func askToDelete(_ cell: Cell) -> EventResult {
    guard let row = row(of: cell) else { return .unheard }
    receive(.tap("-")) { menu = menu?.row == row ? nil : (row, [.delete]) }
    return .heard
  }

  /// Taps the plus button of a cell, as the user: the data source inserts a row.
  func commitInsertion(_ cell: Cell) -> EventResult {
    guard let row = row(of: cell), let source = dataSource as? any InsertableTableDataSource else {
      return .unheard
    }
    receive(.tap("+")) {
      call("commit", of: source) { try source.table(self, commitInsertionAtRow: row) }
    }
    return .heard
  }

  /// The number among all rows of a cell on the screen; nil if it is not there.
  package func row(of cell: Cell) -> Int? {
    zip(visibleRows, visibleCells).first { $1 === cell }?.0
  }

  /// Calls the data source to delete a row, because the user has confirmed it.
  func commitDeletion(of row: Int) -> EventResult {
    guard let source = dataSource as? any EditableTableDataSource else { return .unheard }
    receive(.tap(SwipeAction.delete.title), onRow: row) {
      call("commit", of: source) { try source.table(self, commitDeletionOfRow: row) }
    }
    return .heard
  }

  /// Drags a row by its handle to the place of another, as the user; both rows must exist.
  ///
  /// The row joins the section of the other row, and those between move up or down, unless a
  /// ``RetargetingTableDelegate`` wants it elsewhere. The table moves
  /// the row first: the data source still has the old order, so a row that comes into sight meanwhile is
  /// asked for by its old number.
  package func drag(row from: Int, to: Int) -> EventResult {
    guard let source = dataSource as? any ReorderableTableDataSource, let start = path(of: from),
      let place = path(of: to)
    else { return .unheard }
    let event = UserEvent.move(row: from, to: to)
    receive(event) {
      guard from != to else { return }
      let isBehind = from < to && place.section != start.section
      let proposed = RowPath(row: place.row + (isBehind ? 1 : 0), section: place.section)
      guard let end = try target(of: start, proposed: proposed), end != start else { return }
      let to = number(of: end, afterMoveFrom: start)
      let back = RowUpdate.move(from: to, to: from)
      follow(.move(from: from, to: to))
      try move(to: offset, .move(from: from, to: to)) { back.place(of: $0) ?? $0 }
      moveRow(from: start.section, to: end.section)
      call(UserEvent.move(row: from, to: to).description, of: source) {
        try source.table(self, moveRowAt: start, to: end)
      }
    }
    return .heard
  }

  /// Moves the menu and the selection with their rows; those of a row that is deleted are gone.
  func follow(_ update: RowUpdate) {
    if let (row, actions) = menu { menu = update.place(of: row).map { ($0, actions) } }
    if let row = selectedRow { selectedRow = update.place(of: row) }
  }

  /// Where the delegate wants a dragged row; nil if it has ended the program.
  private func target(of start: RowPath, proposed: RowPath) throws -> RowPath? {
    guard let delegate = delegate as? any RetargetingTableDelegate else { return proposed }
    let target = call("target of a moved row", of: delegate) {
      try delegate.table(self, targetForMoveFrom: start, toProposed: proposed)
    }
    guard let target else { return nil }
    guard (0..<sectionCount).contains(target.section) else {
      throw InvalidUpdate(.noSection(target.section, count: sectionCount))
    }
    let count = rows(in: target.section) + (target.section == start.section ? 0 : 1)
    guard (0..<count).contains(target.row) else {
      throw InvalidUpdate(.noRow(target.row, count: count))
    }
    return target
  }

  /// The number among all rows that a place has after a row has moved there.
  private func number(of end: RowPath, afterMoveFrom start: RowPath) -> Int {
    let above = (0..<end.section).reduce(0) { $0 + rows(in: $1) }
    return above - (start.section < end.section ? 1 : 0) + end.row
  }

  private func rows(in section: Int) -> Int { isSectioned ? sections[section].count : rowCount }
}
