import HeadlessUI
import LabText
import MVC
import MVCLab

/// What completion may look at: the names that exist, and the world as it is now.
struct CompletionContext {
  let grammar: Grammar
  let world: World?
  let place: Target?
  /// The words between the command and the one being typed.
  let before: [String]
}

extension CompletionContext {
  /// The windows that are open.
  var screens: [Suggestion] {
    (world?.windows ?? []).map { Suggestion(Word.quoted($0.name), "screen") }
  }

  /// The names of the controls in reach, with whether they can be used.
  func titles(where isWanted: (Control) -> Bool) -> [Suggestion] {
    guard let elements = try? place?.reachable() else { return [] }
    var seen: Set<String> = []
    return elements.compactMap { $0 as? Control }.filter(isWanted).compactMap {
      control in
      guard let name = control.callNames.first, seen.insert(name).inserted else { return nil }
      return Suggestion(Word.quoted(name), control.isEnabled ? "enabled" : "disabled")
    }
  }

  /// What can be chosen in an alert or a menu.
  var choices: [Suggestion] {
    (place?.choices ?? []).map { Suggestion(Word.quoted($0), "choice") }
  }

  /// The rows of the table, with what they show.
  var rows: [Suggestion] {
    guard let table = place?.screen.firstTable else { return [] }
    return zip(table.visibleRows, table.visibleCells).map { Suggestion("\($0)", $1.text) }
  }

  /// What a row of the table shows.
  func readout(ofRow row: String) -> [Suggestion] {
    guard let table = place?.screen.firstTable, let row = Int(row), table.visibleRows.contains(row)
    else { return [] }
    let cell = table.visibleCells[row - table.visibleRows.lowerBound]
    return [Suggestion(Word.quoted(cell.readout))]
  }

  /// The texts that stand on the screen.
  var texts: [Suggestion] {
    guard let place else { return [] }
    let texts = place.screen.elements.compactMap { element in
      (element as? Cell)?.readout ?? (element as? Label)?.text ?? (element as? TextField)?.text
    }
    let alert = place.screen.alert.map { [$0.title, $0.message] } ?? []
    return ([place.screen.title] + texts + alert).filter { !$0.isEmpty }.withoutRepeats
      .map { Suggestion(Word.quoted($0)) }
  }

  /// The classes of which something is alive, but for the view layer's own.
  var aliveClasses: [Suggestion] {
    let alive = (world?.runtime.registry.alive ?? []).map { type(of: $0) }
    return alive.filter { !StoredProperties.isOfViewLayer($0) }.map { "\($0)" }.withoutRepeats
      .map { name in Suggestion(name, "\(alive.count { "\($0)" == name })") }
  }

  /// The wirings that were not named yet.
  func wirings(_ note: (Wiring) -> String) -> [Suggestion] {
    (grammar.system?.wirings ?? []).filter { !before.contains($0.name) }
      .map { Suggestion($0.name, note($0)) }
  }
}
