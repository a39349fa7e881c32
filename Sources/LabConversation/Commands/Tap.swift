import HeadlessUI

extension Command {
  /// Taps a button.
  static let tap = Command(
    "tap",
    .user,
    usage: "tap NAME [row N]",
    "tap a button, by its title or identifier"
  ) { arguments, _ throws(ParseError) in
    let name = try arguments.phrase("a name", until: "row").text
    let row = arguments.take("row") ? try arguments.number("row") : nil
    return .userEvent("the tap on '\(name)'") { target in
      if row == nil, target.has(choice: name) { return try target.choose(name) }
      let button = try target.control(name, row: row, as: Button.self)
      if row == nil { try target.requireOneRow(with: button, called: name) }
      let result = button.tap()
      if result == .disabled { throw CommandError.disabled(button.title) }
      return result
    }
  }.completing { context in
    switch context.before.last {
    case nil: context.titles { $0 is Button } + context.choices
    case "row": context.rows
    default:
      context.rows.isEmpty || context.before.contains("row")
        ? [] : [Suggestion("row", "the row it is in")]
    }
  }
}

extension Target {
  /// Refuses a button in a row if other visible rows have one of that name.
  fileprivate func requireOneRow(with button: Button, called name: String) throws(CommandError) {
    guard screen.alert == nil, let table = screen.firstTable else { return }
    let names = Set(button.callNames)
    let rows = zip(table.visibleRows, table.visibleCells).filter { _, cell in
      cell.visibleElements.contains { $0 is Button && !names.isDisjoint(with: $0.callNames) }
    }
    guard rows.count > 1, rows.contains(where: { $1.visibleElements.contains { $0 === button } })
    else { return }
    throw .inSeveralRows(name, rows.map(\.0))
  }
}
