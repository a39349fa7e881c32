/// A row of the table of commands: its name, how to write it, what it does.
///
/// Parsing, help, completion and near misses derive from the table, ``all``. A new command is one file in
/// this folder and one name in the table.
public struct Command: Sendable {
  /// The first word of the command.
  public let name: String
  /// The heading under which help lists it.
  public let group: Group
  /// How to write it, with its arguments in capitals.
  public let usage: Usage
  /// What it does, in a few words.
  public let summary: String
  let traits: Traits
  /// What may follow the name, for completion.
  private(set) var completions: @Sendable (CompletionContext) -> [Suggestion] = { _ in [] }
  /// Whether the word after these arguments is the path of a file.
  private(set) var takesFile: @Sendable ([String]) -> Bool = { _ in false }
  /// The forms of its usage for these names: one for each of the system's outside actions, say.
  private(set) var forms: @Sendable (KnownNames) -> [Form] = { _ in [] }
  /// Parses the arguments and returns what is to be done; may add names.
  let parse: Parser

  typealias Parser =
    @Sendable (inout Arguments, inout KnownNames) throws(ParseError) -> Action

  /// The headings of help.
  public enum Group: String, Sendable, CaseIterable {
    /// Acts of the user on a screen, such as `tap`.
    case act = "Act"
    /// What the server, the clock, the main queue and others do.
    case around = "Around the user"
    /// What to run.
    case compare = "Choose and compare"
    /// What to look at.
    case look = "Look"
    /// Back and forth in the history.
    case time = "Time"
    /// What files keep, and what is done again.
    case keep = "Keep and repeat"
    /// `expect`, in its forms, and help.
    case check = "Check, get help, leave"
  }

  /// What sets a command apart from others.
  struct Traits: OptionSet {
    let rawValue: Int
    /// It is about one screen, which `in SCREEN` may name.
    static let aboutScreen = Traits(rawValue: 1)
    /// The history records it, and a replay executes it again.
    static let recorded = Traits(rawValue: 2)
    /// It needs a user or a history, which a scenario has not.
    static let interactive = Traits(rawValue: 4)
    /// Its argument is a list of names with commas.
    static let takesList = Traits(rawValue: 8)
    /// It chooses what the conversation is about: a system or its wirings.
    static let choosesSubject = Traits(rawValue: 16)
    /// It precedes another command.
    static let prefix = Traits(rawValue: 32)
    /// A world can lack what it is for: `back` a screen to go to.
    static let needsOffer = Traits(rawValue: 64)
  }

  /// One form of a command's usage.
  struct Form: Sendable {
    /// The first argument of this form.
    let argument: String
    let usage: Usage
    let summary: String
  }

  init(
    _ name: String,
    _ group: Group,
    _ traits: Traits? = nil,
    usage: Usage,
    _ summary: String,
    parse: @escaping Parser
  ) {
    (self.name, self.group, self.traits) = (name, group, traits ?? group.traits)
    (self.usage, self.summary, self.parse) = (usage, summary, parse)
  }
}

extension Command.Group {
  /// What the commands of this heading have in common.
  fileprivate var traits: Command.Traits {
    switch self {
    case .act: [.aboutScreen, .recorded, .needsOffer]
    case .around: .recorded
    case .check: [.aboutScreen, .recorded]
    case .compare, .look, .time, .keep: []
    }
  }
}

extension Command {
  /// Every command; those that help does not list are the last.
  public static let all: [Command] = common + others

  /// The commands that help lists.
  static let common: [Command] = [
    .what, .tap, .type, .swipe, .select, .move, .scroll, .pull, .back,
    .open, .close, .advance, .server, .storage, .background, .foreground, .relaunch, .outside,
    .system, .wirings, .swap, .contrast,
    .windows, .show, .step, .why, .watch, .find,
    .undo, .redo, .goto, .history,
    .save, .play, .lesson, .repeat,
    .expect, .help, .quit,
  ]

  /// The commands that are needed seldom, or that others can do as well.
  package static let others: [Command] = [
    .in, .return, .set, .confirm, .dismiss, .turn, .layout, .batch, .random, .explain, .source,
  ]

  /// The commands that help lists, under their headings.
  package static let grouped: [(heading: String, commands: [Command])] =
    Group.allCases.map { group in (group.rawValue, common.filter { $0.group == group }) }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.map { ($0.name, $0) }
      + ["bye", "exit", "logout", "q"].map { ($0, .quit) }
  )

  /// The command of that name, in any case; the words with which other programs end are `quit`.
  package static func named(_ name: String) -> Command? { byName[name.lowercased()] }

  /// Whether a scenario may not contain it.
  package var isInteractive: Bool { traits.contains(.interactive) }

  /// Whether the history records it.
  var isRecorded: Bool { traits.contains(.recorded) }

  /// Whether it chooses a system or wirings.
  package var choosesSubject: Bool { traits.contains(.choosesSubject) }

  /// Whether the word after these arguments is the path of a file.
  package func takesFile(after arguments: [String]) -> Bool { takesFile(arguments) }
}

// MARK: - Additions to a row

extension Command {
  /// This command, with what may follow its name.
  func completing(
    _ completions: @escaping @Sendable (CompletionContext) -> [Suggestion]
  ) -> Command {
    var command = self
    command.completions = completions
    return command
  }

  /// This command, with what its only argument may be.
  func completingOnce(
    _ completions: @escaping @Sendable (CompletionContext) -> [Suggestion]
  ) -> Command {
    completing { $0.before.isEmpty ? completions($0) : [] }
  }

  /// This command, with where the path of a file belongs.
  func takingFile(_ takesFile: @escaping @Sendable ([String]) -> Bool) -> Command {
    var command = self
    command.takesFile = takesFile
    return command
  }

  /// This command, with the forms of its usage.
  func withForms(_ forms: @escaping @Sendable (KnownNames) -> [Form]) -> Command {
    var command = self
    command.forms = forms
    return command
  }
}
