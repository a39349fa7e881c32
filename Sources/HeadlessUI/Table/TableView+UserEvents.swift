import MVC

extension TableView {
  /// A person taps on a row, which must exist.
  public func select(row: Int) -> EventResult {
    userEvent(.select(row: row)) { try $0.table(self, didSelectRow: row) }
  }

  /// A person swipes a row, which must exist; the menu opens if there is anything on it.
  public func swipe(row: Int) -> EventResult {
    menu = nil
    return userEvent(.swipe(row: row)) {
      let actions = try $0.table(self, swipeActionsForRow: row)
      menu = actions.isEmpty ? nil : (row, actions)
    }
  }

  /// A person chooses from the open menu, which closes.
  public func confirm(_ title: String) -> EventResult {
    guard let action = menu?.actions.first(where: { $0.title == title }) else { return .unheard }
    menu = nil
    var heard = false
    receive(.tap(title)) { heard = action.action.send(from: self) }
    return heard ? .heard : .unheard
  }

  /// A person pulls the table down, to have it refreshed.
  public func pull() -> EventResult { userEvent(.pull) { try $0.tableDidPull(self) } }

  /// A person scrolls until `row` is the first on the screen, or as near as the rows allow.
  public func scroll(to row: Int) -> EventResult {
    let target = max(0, min(row, rowCount - viewport))
    receive(.scroll) {
      try move(to: target, .nothing)
      guard visibleRows.upperBound == rowCount, rowCount > 0, let delegate else { return }
      tell("tableDidReachEnd", delegate) { try $0.tableDidReachEnd(self) }
    }
    return .heard
  }

  private func userEvent(
    _ event: UserEvent,
    _ body: (any TableDelegate) throws -> Void
  ) -> EventResult {
    guard let delegate else { return .unheard }
    receive(event) { tell(event.description, delegate, body) }
    return .heard
  }

  private func tell(
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
