extension Command {
  /// Scrolls the table.
  static let scroll = Command(
    "scroll",
    .act,
    usage: "scroll N [in TABLE]",
    "scroll until row N is the first on the screen"
  ) { arguments, _ throws(ParseError) in
    let row = try arguments.number(.row)
    let table = try arguments.table()
    return .userEvent("the scrolling") {
      try $0.requireNoAlert(for: "scrolling")
      return try $0.table(table, withRow: row).scroll(to: row)
    }
  }.completing(\.rowsAndTables)
}
