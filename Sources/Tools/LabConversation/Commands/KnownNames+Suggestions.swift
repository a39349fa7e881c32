import LabText
import MVCLab

extension KnownNames {
  /// The error for a word that is not a command, with the line that the user probably meant.
  func unknownCommand(_ name: String, in line: CommandParts) -> CommandError {
    let near = Meaning(of: line, self, [], hasHelp: false).near
    return .unknown(.command, name: name, near: near.map(Near.line))
  }

  /// The line that a user means who types only this; nil if there is none near.
  func line(meantBy text: String) -> String? {
    (try? CommandParts(text)).flatMap { Meaning(of: $0, self, []).near }
  }

  /// The command for a word that names something else: a system, a wiring, a rule, something to show.
  func command(named name: String) -> String? {
    if systems.contains(where: { $0.name == name }) { return "system \(name)" }
    if system?.wirings.contains(where: { $0.name == name }) == true { return "wirings \(name)" }
    if ShowSubject(rawValue: name) != nil { return "show \(name)" }
    return Rule.all(laws, symptoms).contains { $0.name == name } ? "explain \(name)" : nil
  }

  /// The command that begins anew with what is chosen.
  var newWorld: String {
    let names = wirings.isEmpty ? (system?.wirings.prefix(1).map(\.name) ?? []) : wirings
    if !names.isEmpty { return "wirings \(names.joined(separator: ", "))" }
    return (system ?? systems.first).map { "system \($0.name)" } ?? "show systems"
  }

  /// The command that opens another window; nil if the system has no screen for one.
  var openingWindow: String? {
    let screen = system?.screens.first(where: \.opensInWindow)
    return screen.map { "open \(Word.quoted($0.name)) as \(newScreen(on: $0.name))" }
  }
}
