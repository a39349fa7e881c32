import LabConversation
import LabScenarios

extension LabCommand {
  /// The answer to a call such as `help server`, if the shell's help does not know the word and the
  /// prompt's does; nil for all other calls.
  static func wayToHelp(_ arguments: [String]) -> ExitError? {
    guard let word = arguments.dropFirst().first, arguments.first == "help",
      !subcommandNames.contains(word), !Lab.systems.contains(where: { $0.name == word }),
      let command = LabConversation.Command.named(word)
    else { return nil }
    return ExitError(
      .usage,
      """
      '\(word)' is a command of the prompt; '\(Lab.name) -c "help \(command.name)"' explains it
      """
    )
  }
}
