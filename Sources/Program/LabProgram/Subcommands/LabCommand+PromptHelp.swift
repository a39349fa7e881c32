import LabConversation
import LabScenarios
import LabText

extension LabCommand {
  /// The answer to a call such as `help server`, if the shell's help does not know the word; nil for all
  /// other calls.
  static func wayToHelp(_ arguments: [String]) -> ExitError? {
    let names = subcommandNames + Lab.systems.map(\.name)
    guard arguments.first == "help", let word = arguments.dropFirst().first, !word.hasPrefix("-"),
      !names.contains(word)
    else { return nil }
    if let command = LabConversation.Command.named(word) {
      let way = "'\(Lab.name) -c \"help \(command.name)\"' explains it"
      return ExitError(.usage, "'\(word)' is a command of the prompt; \(way)")
    }
    let near = NameLookup.nearest(to: word, in: names)
    let way =
      near.map { "did you mean '\($0)'?" } ?? "'\(Lab.name) help' lists the subcommands"
    return ExitError(.usage, "no help for '\(word)'; \(way)")
  }
}
