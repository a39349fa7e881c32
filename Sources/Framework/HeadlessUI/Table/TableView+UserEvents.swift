import MVC

extension TableView {
  /// Taps a row, as the user; the row must exist.
  package func select(row: Int) -> EventResult {
    userEvent(.select(row: row), onRow: row) { try $0.table(self, didSelectRow: row) }
  }

  /// Swipes a row, as the user; the row must exist.
  ///
  /// A menu opens if the delegate returns actions, or if the row's style is to be deleted.
  package func swipe(row: Int) -> EventResult {
    menu = nil
    let isEditable = dataSource is any EditableTableDataSource
    guard delegate != nil || isEditable else { return .unheard }
    let event = UserEvent.swipe(row: row)
    receive(event, onRow: row) {
      guard canEdit(row) else { return }
      var actions =
        delegate.flatMap { delegate in
          call(event.description, of: delegate) {
            try delegate.table(self, swipeActionsForRow: row)
          }
        } ?? []
      if actions.isEmpty { actions = ownSwipeActions(of: row) }
      menu = actions.isEmpty || actions.contains { $0.isNoMenu } ? nil : (row, actions)
    }
    return .heard
  }

  /// What the menu of a row has if its delegate has nothing for it.
  package func ownSwipeActions(of row: Int) -> [SwipeAction] {
    editingStyle(of: row) == .delete ? [.delete] : []
  }

  /// Taps an action of the open menu, as the user; the menu closes.
  package func confirm(_ title: String) -> EventResult {
    guard let (row, actions) = menu, let choice = actions.first(where: { $0.title == title }) else {
      return .unheard
    }
    menu = nil
    return choice.send(from: self, row: row)
  }

  /// Pulls the table down, as the user.
  package func pull() -> EventResult {
    guard let refreshControl else { return userEvent(.pull) { try $0.tableDidPull(self) } }
    receive(.pull) {
      refreshControl.pull()
      if let delegate {
        call(UserEvent.pull.description, of: delegate) { try delegate.tableDidPull(self) }
      }
    }
    return .heard
  }

  /// Scrolls, as the user, until `row` is the first row on the screen, or as near to it as
  /// possible.
  package func scroll(to row: Int) -> EventResult {
    let target = max(0, min(row, rowCount - viewport))
    receive(.scroll) {
      try move(to: target, .nothing)
      guard visibleRows.upperBound == rowCount, rowCount > 0, let delegate else { return }
      call("tableDidReachEnd", of: delegate) { try delegate.tableDidReachEnd(self) }
    }
    return .heard
  }

  /// Scrolls, as the app, until the row that `first` returns for the number of a row is the first one on the screen, or
  /// as near to it as possible.
  ///
  /// Throws an ``InvalidUpdate`` if there is no row at `path`.
  package func scroll(to path: RowPath, first: (Int) -> Int) throws {
    try loadIfNeeded()
    let row = try presentSections.number(of: .path(path))
    try move(to: max(0, min(first(row), rowCount - viewport)), .nothing)
  }

  private func userEvent(
    _ event: UserEvent,
    onRow row: Int? = nil,
    _ body: (any TableDelegate) throws -> Void
  ) -> EventResult {
    guard let delegate else { return .unheard }
    receive(event, onRow: row) { call(event.description, of: delegate) { try body(delegate) } }
    return .heard
  }
}
