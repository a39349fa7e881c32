extension Command {
  /// Taps a row of the table.
  static let select = Command("select", .user, usage: "select N", "tap on row N itself") {
    arguments,
    _ throws(ParseError) in
    let row = try arguments.number("row")
    return .userEvent("the selection of row \(row)") {
      try $0.table(withRow: row).select(row: row)
    }
  }.completingOnce(\.rows)
}
