import HeadlessUI

/// What completion may look at: the names that exist, and the world as it is now.
struct CompletionContext {
  let grammar: Grammar
  let world: World?
  let place: Place?
  /// The words between the command and the one being typed.
  let before: [String]
}

extension CompletionContext {
  /// The windows that are open.
  var screens: [Candidate] {
    (world?.windows ?? []).map { Candidate(Word.quoted($0.name), "screen") }
  }

  /// The names of the controls in reach, with whether they can be used.
  func titles(where isWanted: (Control) -> Bool) -> [Candidate] {
    guard let elements = try? place?.reachable() else { return [] }
    var seen: Set<String> = []
    return elements.compactMap { $0 as? Control }.filter(isWanted).compactMap {
      control in
      guard let name = control.callNames.first, seen.insert(name).inserted else { return nil }
      return Candidate(Word.quoted(name), control.isEnabled ? "enabled" : "disabled")
    }
  }

  /// What can be chosen in an alert or a menu.
  var choices: [Candidate] {
    (place?.choices ?? []).map { Candidate(Word.quoted($0), "choice") }
  }

  /// The rows of the table, with what they show.
  var rows: [Candidate] {
    guard let table = place?.screen.firstTable else { return [] }
    return zip(table.visibleRows, table.visibleCells).map { Candidate("\($0)", $1.text) }
  }

  /// What a row of the table shows.
  func readout(ofRow row: String) -> [Candidate] {
    guard let table = place?.screen.firstTable, let row = Int(row), table.visibleRows.contains(row)
    else { return [] }
    let cell = table.visibleCells[row - table.visibleRows.lowerBound]
    return [Candidate(Word.quoted(cell.readout))]
  }

  /// The texts that stand on the screen.
  var texts: [Candidate] {
    guard let place else { return [] }
    let texts = place.screen.elements.compactMap { element in
      (element as? Cell)?.readout ?? (element as? Label)?.text ?? (element as? TextField)?.text
    }
    let alert = place.screen.alert.map { [$0.title, $0.message] } ?? []
    return ([place.screen.title] + texts + alert).filter { !$0.isEmpty }.withoutRepeats
      .map { Candidate(Word.quoted($0)) }
  }

  /// The classes of which something is alive, but for the view layer's own.
  var aliveClasses: [Candidate] {
    let alive = (world?.surroundings.census.alive ?? []).map { type(of: $0) }
    return alive.filter { !Anatomy.isOfViewLayer($0) }.map { "\($0)" }.withoutRepeats
      .map { name in Candidate(name, "\(alive.count { "\($0)" == name })") }
  }

  /// The wirings that were not named yet.
  func wirings(_ note: (Wiring) -> String) -> [Candidate] {
    (grammar.system?.wirings ?? []).filter { !before.contains($0.name) }
      .map { Candidate($0.name, note($0)) }
  }
}
