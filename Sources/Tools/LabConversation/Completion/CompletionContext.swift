import LabText
import MVCLab

/// What completion may look at: the names that exist, and what can be named in the world.
struct CompletionContext {
  let names: KnownNames
  let scene: Scene
  /// The window that the line is about; nil if none is open.
  let window: SeenWindow?
  /// The commands so far, done and undone.
  let commands: [String]
  /// The names of the rules that the leading world has broken, in order.
  let broken: [RuleName]
  /// The words between the command and the one that the user is typing.
  let before: [String]
  /// The topics of the help.
  let topics: () -> [Suggestion]
}

extension CompletionContext {
  /// The windows that are open.
  var screens: [Suggestion] {
    scene.windows.map { Suggestion(Word.quoted($0.name), "screen") }
  }

  /// The names of the reachable controls, and whether they are enabled.
  func titles(where isWanted: (SeenControl) -> Bool) -> [Suggestion] {
    var seen: Set<String> = []
    return (window?.controls ?? []).filter(isWanted).compactMap { control in
      guard let name = control.names.first, seen.insert(name).inserted else { return nil }
      return Suggestion(Word.quoted(name), control.isEnabled ? "enabled" : "disabled")
    }
  }

  /// The choices of an alert or a menu.
  var choices: [Suggestion] {
    (window?.choices ?? []).map { Suggestion(Word.quoted($0), "choice") }
  }

  /// The values that the control of that name can be set to.
  func values(of name: String) -> [Suggestion] {
    let control = window?.controls.first { $0.canBeSet && $0.names.contains(name) }
    guard let control else { return [] }
    return (control.values ?? []).map {
      Suggestion(Word.quoted($0), $0 == control.value ? "as it is" : "value")
    }
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

  /// `row ROW in TABLE`, word by word, if visible rows have such a control of that name, or of any.
  func place(of name: String? = nil, where isWanted: (SeenControl) -> Bool) -> [Suggestion] {
    let wanted = name?.lowercased()
    let rows = rows { row in
      row.controls.contains { control in
        isWanted(control) && (wanted.map(control.isCalled) ?? true)
      }
    }
    guard !rows.isEmpty else { return [] }
    guard let word = before.lastIndex(of: "row") else {
      return [Suggestion("row", "the row it is in")]
    }
    let after = before[(word + 1)...]
    return after.isEmpty ? rows : tables(after: after.dropFirst())
  }

  /// `ROW in TABLE`, word by word.
  var rowsAndTables: [Suggestion] {
    let words = before.first == "row" ? before.dropFirst() : before[...]
    return words.isEmpty ? rows : tables(after: words.dropFirst())
  }

  /// `in TABLE`, word by word, if the screen has several tables.
  func tables(after words: some Collection<String>) -> [Suggestion] {
    guard let window, window.tables.count > 1 else { return [] }
    if words.isEmpty { return before.last == "in" ? [] : [Suggestion("in", "a table")] }
    guard words.count == 1, words.first == "in" else { return [] }
    return window.tables.map { Suggestion(Word.quoted($0.identifier), "table") }
  }

  /// The visible rows of the tables, with their texts.
  var rows: [Suggestion] { rows { _ in true } }

  /// The visible rows with a handle, with their texts.
  var movableRows: [Suggestion] { rows(where: \.hasHandle) }

  private func rows(where isWanted: (SeenTable.Row) -> Bool) -> [Suggestion] {
    (window?.tables ?? []).flatMap(\.rows).filter(isWanted).map {
      if case .text = $0.name { return Suggestion($0.name.word, "row \($0.number)") }
      return Suggestion($0.name.word, $0.text)
    }
  }

  /// The text of a row of the table.
  func readout(ofRow row: String, in name: String? = nil) -> [Suggestion] {
    let first = window?.firstTable.flatMap { window?.tables[$0] }
    let table = window?.tables.first { $0.identifier == name } ?? first
    guard let found = table?.rows.first(where: { "\($0.number)" == row || $0.name == .text(row) })
    else { return [] }
    return [Suggestion(Word.quoted(found.readout))]
  }

  /// The texts on the screen.
  var texts: [Suggestion] { (window?.texts ?? []).map { Suggestion(Word.quoted($0)) } }

  /// The classes with living objects, except the view layer's own.
  var aliveClasses: [Suggestion] { scene.alive.map { Suggestion($0.name, "\($0.count)") } }

  /// The wirings that the line does not name yet.
  func wirings(_ note: (Wiring) -> String) -> [Suggestion] {
    (names.system?.wirings ?? []).filter { !before.contains($0.name) }
      .map { Suggestion($0.name, note($0)) }
  }
}
