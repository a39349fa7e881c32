extension Command {
  /// Taps a row of the table.
  static let select = Command("select", .act, usage: "select ROW [in TABLE]", "tap on a row itself")
  {
    arguments,
    _ throws(ParseError) in
    let row = try arguments.row(until: "in")
    let table = try arguments.table()
    return .userEvent("the selection of \(row.inSentence)") {
      let act = "selecting \(row.inSentence)"
      try $0.requireNoAlert(for: act)
      let (table, number) = try $0.row(row, in: table)
      guard table.canBeSelected else {
        if table.isEditing { throw CommandError.whileEditing(act) }
        throw CommandError.impossible(act, because: "the table lets no row be selected")
      }
      return table.select(row: number)
    }
  }.completing(\.rowsAndTables)
}
