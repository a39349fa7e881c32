import HeadlessUI
import LabText
import MVC
import MVCLab

/// A command: its name, how to write it, what it does.
///
/// Help, completion and near misses derive from the table of all of them.
public struct Command: Sendable {
  /// The word a line begins with.
  public let name: String
  /// Under which heading help lists it.
  public let group: Group
  /// How it is written, with its arguments in capitals.
  public let usage: String
  /// What it does, in a few words.
  public let summary: String
  /// What may stand behind the name, for completion.
  private(set) var completions: @Sendable (CompletionContext) -> [Suggestion]
  /// Reads the arguments and returns what is to be done.
  let read:
    @Sendable (inout Arguments, inout Grammar) throws(ParseError) -> (Session) throws -> Void

  /// The headings of help.
  public enum Group: String, Sendable, CaseIterable {
    case hand = "What a person does"
    case world = "What happens around"
    case lab = "The laboratory"
    case assertion = "Expectations, silent when they hold"
  }

  init(
    _ name: String,
    _ group: Group,
    usage: String,
    _ summary: String,
    read:
      @escaping @Sendable (inout Arguments, inout Grammar) throws(ParseError) -> (Session) throws ->
      Void
  ) {
    (self.name, self.group, self.usage, self.summary) = (name, group, usage, summary)
    (self.completions, self.read) = ({ _ in [] }, read)
  }
}

extension Command {
  /// This command, with what may stand behind its name.
  func completing(
    _ completions: @escaping @Sendable (CompletionContext) -> [Suggestion]
  ) -> Command {
    var command = self
    command.completions = completions
    return command
  }

  /// This command, with what may stand behind its name and nothing else.
  func completingOnce(
    _ completions: @escaping @Sendable (CompletionContext) -> [Suggestion]
  ) -> Command {
    completing { $0.before.isEmpty ? completions($0) : [] }
  }

  /// Every command there is, as `help` lists them.
  public static let all: [Command] = hand + world + lab + memory + help + [expect]

  static func named(_ name: String) -> Command? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }

  /// Whether it is part of a story: what is replayed, and saved.
  var isPartOfStory: Bool { group != .lab || ["system", "wirings", "swap"].contains(name) }
}
