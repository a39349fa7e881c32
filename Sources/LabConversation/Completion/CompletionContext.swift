import HeadlessUI
import LabText
import MVCLab

/// What completion may look at: the names that exist, and the world as it is now.
struct CompletionContext {
  let names: KnownNames
  let world: World?
  let target: Target?
  /// The commands so far, done and undone.
  let commands: [String]
  /// What the lab has found in the leading world.
  let findings: [Finding]
  /// The words between the command and the one that the user is typing.
  let before: [String]
  /// The topics of the help.
  let topics: () -> [Suggestion]
}

extension CompletionContext {
  /// The windows that are open.
  var screens: [Suggestion] {
    (world?.windows ?? []).map { Suggestion(Word.quoted($0.name), "screen") }
  }

  /// The names of the reachable controls, and whether they are enabled.
  func titles(where isWanted: (Control) -> Bool) -> [Suggestion] {
    guard let elements = try? target?.reachable() else { return [] }
    var seen: Set<String> = []
    return elements.compactMap { $0 as? Control }.filter(isWanted).compactMap {
      control in
      guard let name = control.callNames.first, seen.insert(name).inserted else { return nil }
      return Suggestion(Word.quoted(name), control.isEnabled ? "enabled" : "disabled")
    }
  }

  /// The command for what has this name, in small letters, on the screen; nil if nothing has it.
  func command(for name: String) -> String? {
    if let choice = target?.choices.first(where: { $0.lowercased() == name }) {
      return CommandText.confirm(choice).text
    }
    let controls = (try? target?.reachable())?.compactMap { $0 as? Control } ?? []
    return controls.lazy.compactMap { control in
      control.callNames.first { $0.lowercased() == name }
        .flatMap { control.examples($0, Place()).first }
    }.first
  }

  /// The choices of an alert or a menu.
  var choices: [Suggestion] {
    (target?.choices ?? []).map { Suggestion(Word.quoted($0), "choice") }
  }

  /// The values that the control of that name can be set to.
  func values(of name: String) -> [Suggestion] {
    let controls = (try? target?.reachable())?.compactMap { $0 as? Control } ?? []
    let control = controls.first { $0.values != nil && $0.callNames.contains(name) }
    guard let control, let values = control.values else { return [] }
    let all =
      if case .choices(let all) = values { all } else { values.examples(beside: control.value) }
    return all.map { Suggestion(Word.quoted($0), $0 == control.value ? "as it is" : "value") }
  }

  /// The first words up to the one with which another part begins.
  func words(while isInside: (String) -> Bool) -> String {
    before.prefix(while: isInside).joined(separator: " ")
  }

  /// The name between `in` and `row`; nil without `in`.
  var field: String? {
    guard let word = before.firstIndex(of: "in") else { return nil }
    return before[(word + 1)...].prefix { $0 != "row" }.joined(separator: " ")
  }

  /// `row N in TABLE`, word by word, if visible rows have such a control of that name, or of any.
  func place(of name: String? = nil, where isWanted: (Control) -> Bool) -> [Suggestion] {
    let wanted = name?.lowercased()
    let rows = rows { cell in
      cell.visibleElements.contains { element in
        guard let control = element as? Control, isWanted(control) else { return false }
        return wanted == nil || control.callNames.contains { $0.lowercased() == wanted }
      }
    }
    guard !rows.isEmpty else { return [] }
    guard let word = before.lastIndex(of: "row") else {
      return [Suggestion("row", "the row it is in")]
    }
    let after = before[(word + 1)...]
    return after.isEmpty ? rows : tables(after: after.dropFirst())
  }

  /// `N in TABLE`, word by word.
  var rowsAndTables: [Suggestion] { before.isEmpty ? rows : tables(after: before.dropFirst()) }

  /// `in TABLE`, word by word, if the screen has several tables.
  func tables(after words: some Collection<String>) -> [Suggestion] {
    guard let target, target.tables.count > 1 else { return [] }
    if words.isEmpty { return before.last == "in" ? [] : [Suggestion("in", "a table")] }
    guard words.count == 1, words.first == "in" else { return [] }
    return target.tables.map { Suggestion(Word.quoted($0.identifier), "table") }
  }

  /// The visible rows of the tables, with their texts.
  var rows: [Suggestion] { rows { _ in true } }

  /// The visible rows with a handle, with their texts.
  var movableRows: [Suggestion] { rows(where: \.hasHandle) }

  private func rows(where isWanted: (Cell) -> Bool) -> [Suggestion] {
    (target?.tables ?? []).flatMap { table in
      zip(table.visibleRows, table.visibleCells).filter { isWanted($1) }
        .map { Suggestion("\($0)", $1.text) }
    }
  }

  /// The text of a row of the table.
  func readout(ofRow row: String, in name: String? = nil) -> [Suggestion] {
    let table = target?.tables.first { $0.identifier == name } ?? target?.screen.firstTable
    guard let table, let row = Int(row),
      table.visibleRows.contains(row)
    else { return [] }
    let cell = table.visibleCells[row - table.visibleRows.lowerBound]
    return [Suggestion(Word.quoted(cell.readout))]
  }

  /// The texts on the screen.
  var texts: [Suggestion] {
    guard let target else { return [] }
    let texts = target.screen.elements.flatMap { element in
      switch element {
      case let cell as Cell: [cell.readout]
      case let label as Label: [label.text]
      case let view as TextView: view.text.split(whereSeparator: \.isNewline).map(String.init)
      case let control as Control: [control.value]
      default: [] as [String]
      }
    }
    let alert = target.screen.alert.map { [$0.title, $0.message] } ?? []
    return ([target.screen.title] + texts + alert).filter { !$0.isEmpty }.withoutRepeats
      .map { Suggestion(Word.quoted($0)) }
  }

  /// The classes with living objects, except the view layer's own.
  var aliveClasses: [Suggestion] {
    let viewLayer = ViewLayer()
    let alive = world?.runtime.registry.alive ?? []
    let names = alive.filter { !viewLayer.contains(type(of: $0)) }.map(\.typeName)
    return names.withoutRepeats.map { name in Suggestion(name, "\(names.count { $0 == name })") }
  }

  /// The wirings that the line does not name yet.
  func wirings(_ note: (Wiring) -> String) -> [Suggestion] {
    (names.system?.wirings ?? []).filter { !before.contains($0.name) }
      .map { Suggestion($0.name, note($0)) }
  }
}
