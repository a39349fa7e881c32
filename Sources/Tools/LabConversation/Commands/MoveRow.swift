extension Command {
  /// Drags a row to another place.
  static let move = Command(
    "move",
    .act,
    usage: "move ROW to ROW [in TABLE]",
    "drag a row by its handle to the place of another row"
  ) { arguments, _ throws(ParseError) in
    let row = try arguments.row(until: "to")
    guard arguments.take("to") else {
      throw ParseError(.missing(what: "'to ROW'", usage: arguments.usage), column: arguments.end)
    }
    let other = try arguments.row(until: "in")
    let table = try arguments.table()
    return .userEvent("the move of \(row.inSentence)") {
      try $0.requireNoAlert(for: "moving \(row.inSentence)")
      let (table, from) = try $0.row(row, in: table)
      let to = try $0.number(of: other, in: table)
      try $0.requireHandle(of: row, from, in: table)
      return table.drag(row: from, to: to)
    }
  }.completing { context in
    let before = context.before.filter { $0 != "row" }
    switch before.count {
    case 0: return context.movableRows
    case 1: return [Suggestion("to", "its new place")]
    case 2: return context.rows
    default: return context.tables(after: before.dropFirst(3))
    }
  }
}
