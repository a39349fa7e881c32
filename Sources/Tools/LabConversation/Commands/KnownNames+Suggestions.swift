import LabText
import MVCLab

extension KnownNames {
  /// The error for a word that is not a command, with the command that the user probably meant.
  func unknownCommand(_ name: String, before arguments: ArraySlice<Word>) -> CommandError {
    let wanted = name.lowercased()
    let near = choice(for: wanted, arguments.first?.text.lowercased()) ?? suggestion(for: wanted)
    return .unknown(.command, name: name, near: near)
  }

  /// The command for `use NAME`: it exchanges wirings if some are chosen.
  private func choice(for name: String, _ argument: String?) -> String? {
    guard name == "use" || name == "switch", let argument else { return nil }
    if system?.wirings.contains(where: { $0.name == argument }) == true {
      if wirings.isEmpty { return "wirings \(argument)" }
      let world = wirings.count > 1 ? wirings.first { $0 != argument } : nil
      return "swap \(world.map { "\($0) to " } ?? "")\(argument)"
    }
    return systems.contains { $0.name == argument } ? "system \(argument)" : nil
  }

  /// The command for a word that names something else: a system, a rule, a word of another program.
  func suggestion(for name: String) -> String? {
    if systems.contains(where: { $0.name == name }) { return "system \(name)" }
    if system?.wirings.contains(where: { $0.name == name }) == true { return "wirings \(name)" }
    if let command = otherProgramsWords[name] { return command }
    if wordsForNewWorld.contains(name) { return newWorld }
    if ShowSubject(rawValue: name) != nil { return "show \(name)" }
    if Rule.all(laws, symptoms).contains(where: { $0.name == name }) { return "explain \(name)" }
    if let action = system?.outsideActions.first(where: { $0.name == name }) {
      return "outside \(action.name)"
    }
    return NameLookup.nearest(to: name, in: Command.all.map(\.name))
  }
}

extension KnownNames {
  /// The command that begins anew with what is chosen.
  private var newWorld: String {
    let names = wirings.isEmpty ? (system?.wirings.prefix(1).map(\.name) ?? []) : wirings
    return names.isEmpty ? "system" : "wirings \(names.joined(separator: ", "))"
  }
}

/// The words with which other programs begin anew.
private let wordsForNewWorld: Set = ["begin", "new", "reset", "restart", "start"]

/// What other programs call our commands.
private let otherProgramsWords = [
  "?": "help", "assert": "expect", "clear": "help keys", "click": "tap", "cls": "help keys",
  "compare": "contrast on", "delete": "swipe", "dir": "show screen", "h": "help", "hello": "help",
  "kill": "relaunch", "laws": "show rules", "load": "source", "ls": "show screen", "man": "help",
  "pop": "back", "press": "tap", "print": "show", "remove": "swipe", "run": "source",
  "sleep": "advance", "touch": "tap", "wait": "advance",
]
