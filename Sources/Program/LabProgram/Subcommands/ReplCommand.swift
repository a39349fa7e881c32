import ArgumentParser
import LabConversation

/// Starts the REPL: at a terminal, or with the commands of a pipe, a script, or `-c`.
struct ReplCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repl",
      abstract: "Talk to a world, command by command (the default)."
    )
  }

  @Argument(
    help:
      "A system to begin with, or a script with a command on each line: FILE.mvc, a pipe, or -.",
    completion: Suggestions<Lab>.systemsAndScripts
  )
  var subject: String?

  @Argument(help: .hidden)
  var further: [String] = []

  @OptionGroup var options: ReplOptions<Lab>

  func validate() throws {
    guard let word = further.first, wayInShell == nil, wirings == nil else { return }
    // A first word that is unknown is what is wrong, and running says so.
    guard subject.map(options.isSubject) == true else { return }
    throw ValidationError("Unexpected argument '\(word)'")
  }

  func run() throws {
    let refusal = wirings?.refusal() ?? wayInShell.map { ExitError(.usage, $0) }
    guard let refusal else { return try options.run(subject) }
    try Program.run(Lab.name) { _ in throw refusal }
  }
}

extension ReplCommand {
  private var wirings: WiringWords<Lab>? { subject.flatMap { WiringWords([$0] + further) } }

  /// How the shell has what the subject is at the prompt; nil if it is no command of the prompt.
  private var wayInShell: String? {
    guard let subject, !Lab.systems.contains(where: { $0.name == subject }),
      let command = LabConversation.Command.named(subject)
    else { return nil }
    let ways = [
      "explain": ("rules", "RULE"), "find": ("explore", "SYSTEM"), "play": ("lesson", "FILE"),
      "wirings": ("systems", "SYSTEM"),
    ]
    guard let (word, argument) = ways[command.name] else {
      return """
        '\(subject)' is a command of the prompt; '\(Lab.name) SYSTEM' opens one, '\(Lab.name) -c COMMANDS' \
        runs commands
        """
    }
    let isMeant = further.count == 1 && command.name != "find"
    let call = "\(Lab.name) \(word) \(isMeant ? further[0] : argument)"
    return "'\(subject)' is a command of the prompt; in the shell use '\(call)'"
  }
}
