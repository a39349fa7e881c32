extension Command {
  /// Taps a row of the table.
  static let select = Command("select", .act, usage: "select N [in TABLE]", "tap on row N itself") {
    arguments,
    _ throws(ParseError) in
    let row = try arguments.number(.row)
    let table = try arguments.table()
    return .userEvent("the selection of row \(row)") {
      try $0.requireNoAlert(for: "selecting row \(row)")
      let table = try $0.table(table, withRow: row)
      guard table.canBeSelected else {
        let act = "selecting row \(row)"
        if table.isEditing { throw CommandError.whileEditing(act) }
        throw CommandError.impossible(act, because: "the table lets no row be selected")
      }
      return table.select(row: row)
    }
  }.completing(\.rowsAndTables)
}
