import HeadlessUI

extension Command {
  /// Taps a button.
  static let tap = Command(
    "tap",
    .act,
    usage: "tap NAME [row N]",
    "tap a button, by its title or identifier"
  ) { arguments, _ throws(ParseError) in
    let name = try arguments.phrase("a name", until: "row").text
    let place = try arguments.place()
    return .userEvent("the tap on '\(name)'") { target in
      if place.row == nil, target.has(choice: name) { return try target.choose(name) }
      let button = try target.button(name, place)
      try target.requireOnly(button, called: name, place, for: .tap)
      let result = button.tap()
      if result == .disabled { throw CommandError.disabled(button.title) }
      return result
    }
  }.completing { context in
    switch context.before.last {
    case nil: context.titles(where: \.canBeTapped) + context.choices
    default:
      context.place(of: context.words { $0 != "row" }, where: \.canBeTapped)
    }
  }
}

extension Target {
  /// The button of that name; a refused name of a row comes with the command for it.
  fileprivate func button(_ name: String, _ place: Place) throws(CommandError) -> Control {
    do { return try control(name, place, for: .tap) } catch {
      if case .unknown(let kind, _, _, _) = error, let near = tapInRow(name, place) {
        throw .unknown(kind, name: name, near: near)
      }
      guard case .unknown(let kind, _, nil, _) = error, screen.alert == nil,
        let row = row(called: name)
      else { throw error }
      throw .unknown(kind, name: name, near: "select \(row)")
    }
  }

  /// The command for a button of a row whose number follows the name: `tap Like row 0` for `Like 0`.
  private func tapInRow(_ words: String, _ place: Place) -> String? {
    guard place.row == nil, let space = words.lastIndex(of: " "),
      let row = Int(words[words.index(after: space)...])
    else { return nil }
    let name = String(words[..<space])
    guard (try? control(name, Place(row: row), for: .tap)) != nil else { return nil }
    return CommandText.tap(name, Place(row: row)).text
  }

  /// How a command names the row with this number or this text: `0`, or `0 in orders` of several tables.
  func row(called name: String) -> String? {
    let wanted = name.lowercased()
    let tables = tables
    for table in tables {
      let number = Int(name).flatMap { (0..<table.rowCount).contains($0) ? $0 : nil }
      let row =
        number
        ?? zip(table.visibleRows, table.visibleCells).first { _, cell in
          cell.readout.lowercased() == wanted
        }?.0
      guard let row else { continue }
      return "\(row)" + (tables.count > 1 ? " in \(Word.quoted(table.identifier))" : "")
    }
    return nil
  }
}
