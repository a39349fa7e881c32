extension Command {
  /// Scrolls the table.
  static let scroll = Command(
    "scroll",
    .act,
    usage: "scroll ROW [in TABLE]",
    "scroll until a row is the first on the screen"
  ) { arguments, _ throws(ParseError) in
    let row = try arguments.row(until: "in")
    let table = try arguments.table()
    return .userEvent("the scrolling") {
      try $0.requireNoAlert(for: "scrolling")
      let (table, number) = try $0.row(row, in: table)
      return table.scroll(to: number)
    }
  }.completing(\.rowsAndTables)
}
