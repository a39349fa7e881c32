import HeadlessUI

extension Command {
  /// Taps a button.
  static let tap = Command(
    "tap",
    .act,
    usage: "tap NAME [row ROW]",
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
        throw .unknown(kind, name: name, near: .command(near))
      }
      guard case .unknown(let kind, _, nil, _) = error, screen.alert == nil,
        let row = named(row: name)
      else { throw error }
      throw .unknown(kind, name: name, near: .command(CommandText.select(row).text))
    }
  }

  /// The command for a button of a row whose number follows the name: `tap Like row 0` for `Like 0`.
  private func tapInRow(_ words: String, _ place: Place) -> String? {
    guard place.row == nil, let space = words.lastIndex(of: " "),
      let number = Int(words[words.index(after: space)...])
    else { return nil }
    let (name, row) = (String(words[..<space]), Place(row: .number(number)))
    guard (try? control(name, row, for: .tap)) != nil else { return nil }
    return CommandText.tap(name, row).text
  }

  /// The row with this number or this text, as a command names it.
  private func named(row name: String) -> Place? {
    let row = Int(name).map(RowName.number)
    let places = screen.tablesWithPlaces.compactMap { table, place in
      (try? number(of: row ?? .text(name), in: table)).map {
        Place(row: row ?? table.name(ofRow: $0), table: place.table)
      }
    }
    return places.first
  }
}
