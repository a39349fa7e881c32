extension Command {
  /// Swipes a row of the table.
  static let swipe = Command(
    "swipe",
    .act,
    usage: "swipe N [in TABLE]",
    "swipe row N; its menu opens"
  ) {
    arguments,
    _ throws(ParseError) in
    let row = try arguments.number(.row)
    let table = try arguments.table()
    return .userEvent("the swipe on row \(row)") {
      try $0.requireNoAlert(for: "swiping row \(row)")
      let table = try $0.table(table, withRow: row)
      guard !table.isEditing else { throw CommandError.whileEditing("swiping row \(row)") }
      return table.swipe(row: row)
    }
  }.completing(\.rowsAndTables)
}
