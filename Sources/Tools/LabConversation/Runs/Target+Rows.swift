import HeadlessUI
import LabText
import MVCLab

extension Target {
  /// The row that a command names, as its table and its number there; a text names a row in sight.
  func row(
    _ name: RowName,
    in table: String?
  ) throws(CommandError) -> (table: TableView, number: Int) {
    switch name {
    case .number:
      let table = try self.table(table)
      return (table, try number(of: name, in: table))
    case .text(let text):
      let tables = try tables(named: table)
      let found = RowInSight.called(text, in: tables.flatMap(\.rowsInSight))
      guard let first = found.first else { throw unknown(text, in: tables) }
      guard found.count == 1 else {
        throw .severalRows(text, found.map { $0.name + (tables.count > 1 ? $0.tableWords : "") })
      }
      return (first.table, first.number)
    }
  }

  /// The number of a row in a table.
  func number(of name: RowName, in table: TableView) throws(CommandError) -> Int {
    switch name {
    case .number(let number):
      guard number < table.rowCount else { throw .noRow(name, count: table.rowCount) }
      return number
    case .text(let text):
      let found = RowInSight.called(text, in: table.rowsInSight)
      guard let first = found.first else { throw unknown(text, in: [table]) }
      guard found.count == 1 else { throw .severalRows(text, found.map(\.name)) }
      return first.number
    }
  }

  /// Refuses a row that the user can't drag.
  func requireHandle(
    of name: RowName,
    _ number: Int,
    in table: TableView
  ) throws(CommandError) {
    guard try cellInSight(name, number, of: table).hasHandle else {
      throw .impossible(
        "moving \(name.inSentence)",
        because: table.isEditing ? "the row has no handle" : "the table is not in editing mode"
      )
    }
  }

  /// The cell of a row; nil if the table has no such row, or has it out of sight.
  func cell(_ name: RowName, in table: String?) throws(CommandError) -> Cell? {
    switch name {
    case .number(let number): return try self.table(table).cellInSight(number)
    case .text(let text):
      guard !RowInSight.called(text, in: try tables(named: table).flatMap(\.rowsInSight)).isEmpty
      else { return nil }
      let (table, number) = try row(name, in: table)
      return table.cellInSight(number)
    }
  }

  /// The cell of a row that must be in sight.
  func cellInSight(_ name: RowName, in table: String?) throws(CommandError) -> Cell {
    let (table, number) = try row(name, in: table)
    return try cellInSight(name, number, of: table)
  }

  private func cellInSight(
    _ name: RowName,
    _ number: Int,
    of table: TableView
  ) throws(CommandError) -> Cell {
    guard let cell = table.cellInSight(number) else {
      throw .notHere(name.inSentence, because: "it is out of sight; scroll to it")
    }
    return cell
  }

  /// The table of that name, or all that the user sees.
  private func tables(named name: String?) throws(CommandError) -> [TableView] {
    if let name { return [try table(name)] }
    let tables = tables
    if tables.isEmpty { throw .noTable(screen: window.name) }
    return tables
  }

  /// The error for a text that no row in sight has, with the nearest text, or with the only number in a phrase.
  private func unknown(_ text: String, in tables: [TableView]) -> CommandError {
    let rows = tables.flatMap(\.rowsInSight)
    guard !rows.isEmpty else {
      return .noRow(.text(text), count: tables.map(\.rowCount).reduce(0, +))
    }
    let texts = rows.map(\.text).filter { !$0.isEmpty }.withoutRepeats
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    let number = numbers.count == 1 && rows.contains { $0.number == numbers[0] } ? numbers[0] : nil
    let near =
      NameLookup.nearest(to: text, in: texts).map(RowName.text) ?? number.map(RowName.number)
    return .unknown(.row, name: text, near: near.map(Near.row), among: texts)
  }
}

/// A row of a table that the user sees.
private struct RowInSight {
  let table: TableView
  let number: Int
  let cell: Cell

  /// Its first line, or all of it if that is empty.
  var text: String { cell.text.isEmpty ? cell.readout : cell.text }

  /// How a command names it by its number.
  var name: String { "\(number)" }

  /// What names its table behind that.
  var tableWords: String { Place(table: table.identifier).tableWords }

  /// The rows of that text, which is their first line or all of them; an exact match in upper and lower case wins.
  static func called(_ text: String, in rows: [RowInSight]) -> [RowInSight] {
    let exact = rows.filter { $0.texts.contains(text) }
    guard exact.isEmpty else { return exact }
    let wanted = text.lowercased()
    return rows.filter { $0.texts.contains { $0.lowercased() == wanted } }
  }

  var texts: [String] { [cell.text, cell.readout].filter { !$0.isEmpty } }
}

extension TableView {
  fileprivate var rowsInSight: [RowInSight] {
    zip(visibleRows, visibleCells).map { RowInSight(table: self, number: $0, cell: $1) }
  }

  /// The cell of a row; nil if the row is not in sight.
  fileprivate func cellInSight(_ row: Int) -> Cell? {
    visibleRows.contains(row) ? visibleCells[row - visibleRows.lowerBound] : nil
  }

  /// How a command names a row: by its text if that is in sight, short, and of no other row, or by its number.
  func name(ofRow number: Int) -> RowName {
    let rows = rowsInSight
    guard let text = rows.first(where: { $0.number == number })?.text, !text.isEmpty,
      text.columns <= TableView.longestName, Word.isWord(text),
      RowInSight.called(text, in: rows).count == 1
    else { return .number(number) }
    return .text(text)
  }

  /// The longest text that names a row, in columns.
  private static let longestName = 24
}

extension World {
  /// The texts by which commands can name rows that the user sees, in small letters.
  var textsOfRows: [String] {
    rowsInSight.flatMap(\.texts).map { $0.lowercased() }
  }

  private var rowsInSight: [RowInSight] {
    windows.compactMap(\.top).flatMap(\.elements).compactMap { $0 as? TableView }
      .flatMap(\.rowsInSight)
  }

  /// The number of a row that another device changes: a text names a row of a list that a screen must show, or shows.
  func number(ofOutsideRow name: RowName) throws(CommandError) -> Int {
    switch name {
    case .number(let number): number
    case .text(let text): try number(ofOutsideRow: text)
    }
  }

  private func number(ofOutsideRow text: String) throws(CommandError) -> Int {
    let wanted = text.lowercased()
    let lists = listsByTruth
    let named = lists.flatMap { list in
      let exact = list.indices.filter { list[$0] == text }
      return exact.isEmpty ? list.indices.filter { list[$0].lowercased() == wanted } : exact
    }
    let seen = rowsInSight
    let numbers = Set(named.isEmpty ? RowInSight.called(text, in: seen).map(\.number) : named)
    if let number = numbers.first, numbers.count == 1 { return number }
    guard numbers.isEmpty else { throw .severalRows(text, numbers.sorted().map(String.init)) }
    let texts = (lists.flatMap(\.self) + seen.map(\.text)).withoutRepeats
    let near = NameLookup.nearest(to: text, in: texts).map { Near.row(.text($0)) }
    throw .unknown(.row, name: text, near: near, among: texts)
  }
}
