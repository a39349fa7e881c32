import MVC

extension TableView {
  /// Taps a row, as the user; the row must exist.
  package func select(row: Int) -> EventResult {
    userEvent(.select(row: row)) { try $0.table(self, didSelectRow: row) }
  }

  /// Swipes a row, as the user; the row must exist.
  ///
  /// A menu opens if the delegate returns actions.
  package func swipe(row: Int) -> EventResult {
    menu = nil
    return userEvent(.swipe(row: row)) {
      let actions = try $0.table(self, swipeActionsForRow: row)
      menu = actions.isEmpty ? nil : (row, actions)
    }
  }

  /// Taps an action of the open menu, as the user; the menu closes.
  package func confirm(_ title: String) -> EventResult {
    guard let action = menu?.actions.first(where: { $0.title == title }) else { return .unheard }
    menu = nil
    var heard = false
    receive(.tap(title)) { heard = action.action.send(from: self) }
    return heard ? .heard : .unheard
  }

  /// Pulls the table down, as the user.
  package func pull() -> EventResult { userEvent(.pull) { try $0.tableDidPull(self) } }

  /// Scrolls, as the user, until `row` is the first row on the screen, or as near to it as
  /// possible.
  package func scroll(to row: Int) -> EventResult {
    let target = max(0, min(row, rowCount - viewport))
    receive(.scroll) {
      try move(to: target, .nothing)
      guard visibleRows.upperBound == rowCount, rowCount > 0, let delegate else { return }
      callDelegate("tableDidReachEnd", delegate) { try $0.tableDidReachEnd(self) }
    }
    return .heard
  }

  private func userEvent(
    _ event: UserEvent,
    _ body: (any TableDelegate) throws -> Void
  ) -> EventResult {
    guard let delegate else { return .unheard }
    receive(event) { callDelegate(event.description, delegate, body) }
    return .heard
  }

  private func callDelegate(
    _ name: String,
    _ delegate: any TableDelegate,
    _ body: (any TableDelegate) throws -> Void
  ) {
    runtime.flow.run(
      .delegate,
      from: participant,
      to: (delegate as? Component)?.participant ?? .nobody,
      name,
      site: .unknown
    ) { try body(delegate) }
  }
}
