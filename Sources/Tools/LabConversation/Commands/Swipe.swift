extension Command {
  /// Swipes a row of the table.
  static let swipe = Command(
    "swipe",
    .act,
    usage: "swipe ROW [in TABLE]",
    "swipe a row; its menu opens"
  ) {
    arguments,
    _ throws(ParseError) in
    let row = try arguments.row(until: "in")
    let table = try arguments.table()
    return .userEvent("the swipe on \(row.inSentence)") {
      try $0.requireNoAlert(for: "swiping \(row.inSentence)")
      let (table, number) = try $0.row(row, in: table)
      guard !table.isEditing else {
        throw CommandError.whileEditing("swiping \(row.inSentence)")
      }
      return table.swipe(row: number)
    }
  }.completing(\.rowsAndTables)
}
