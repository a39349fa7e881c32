extension Command {
  /// Drags a row to another place.
  static let move = Command(
    "move",
    .act,
    usage: "move N to N [in TABLE]",
    "drag row N by its handle to the place of another row"
  ) { arguments, _ throws(ParseError) in
    let row = try arguments.number(.row)
    guard arguments.take("to") else {
      throw ParseError(.missing(what: "'to N'", usage: arguments.usage), column: arguments.end)
    }
    let other = try arguments.number(.row)
    let table = try arguments.table()
    return .userEvent("the move of row \(row)") {
      try $0.requireNoAlert(for: "moving row \(row)")
      return try $0.table(table, withHandleAt: row, and: other).drag(row: row, to: other)
    }
  }.completing { context in
    switch context.before.count {
    case 0: context.movableRows
    case 1: [Suggestion("to", "its new place")]
    case 2: context.rows
    default: context.tables(after: context.before.dropFirst(3))
    }
  }
}
