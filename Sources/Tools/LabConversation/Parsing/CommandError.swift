import LabText
import MVCLab

/// Why a command was not executed.
package enum CommandError: Error, Equatable {
  case openQuote
  case lineBreak
  case nul
  /// `among` lists the valid names; the message has them only if no name is near and the list is short.
  case unknown(NameKind, name: String, near: Near?, among: [String] = [])
  /// A law that the style of the system does not have.
  case lawOfOtherStyle(String, than: String)
  /// The word to explain is a command, which `help` explains.
  case noRule(String, command: String)
  case ambiguous(NameKind, candidates: [String])
  /// The message says how to list the names of `kind`, if a name is missing.
  case missing(what: String, kind: NameKind? = nil, usage: Usage)
  case noAction(usage: Usage, among: [String])
  case notANumber(String, NumberKind)
  case tooLarge(String, NumberKind, most: Int)
  /// The number exceeds the commands available; `what` names their kind.
  case tooFewCommands(Int, what: String)
  case notADuration(String)
  /// So many things are due at the same moment, and the order does not name each once.
  case notAnOrder(of: Int)
  case notAPercentage(String)
  case unexpectedArgument(String, usage: Usage)
  case noSystem
  case noWorld(system: String, wirings: [String])
  case noScreen
  case ended
  case outOfSteps
  case inBackground
  case disabled(String)
  /// The control can't be tapped, say; these commands are for it.
  case notUsable(String, String, try: [String])
  /// The control can't have this value; the last text says which ones it can have.
  case notAValue(String, of: String, expected: String)
  /// No command of the user changes this subject; `expected` are those that one does.
  case notWatchable(String, expected: [String])
  /// The lab does not know when objects of this type are gone.
  case notCounted(String)
  case noRow(RowName, count: Int)
  /// Several rows have this text; the others are how a command names each of them.
  case severalRows(String, [String])
  case inSeveralRows(String, [Int])
  case severalControls(String, Int)
  /// A command is about one world, and several run; these commands name one each.
  case severalWorlds([String])
  case noTable(screen: String)
  case severalTables([String])
  case noServer(system: String, ServerUse)
  case noStorage(system: String)
  case noOutsideActions(system: String)
  case noRequest(Int?)
  /// `way` is what the user can do instead.
  case nothingTo(String, way: String? = nil)
  case twice(String)
  case notAboutAScreen(String)
  /// A command is asked of one wiring only, in a way that none can be.
  case wiringOutOfPlace(String)
  case notRepeatable(String)
  case notWalkable(String)
  /// The word is a command, and needs no other before it.
  case isCommand(String, without: String)
  case notHere(String, because: String)
  case nameTaken(String)
  /// A repeated command was refused in one of its turns.
  case stopped(String, turn: Int, of: Int)
  /// The command can't be done here; the first text is not a name that the user typed.
  case impossible(String, because: String)
}

extension CommandError {
  /// Whether the user has not yet chosen a system or a wiring for the command.
  var isAboutNothing: Bool { isNoWorld || self == .noSystem }

  private var isNoWorld: Bool { if case .noWorld = self { true } else { false } }
}

extension CommandError {
  /// The user can't do this to a row now.
  static func whileEditing(_ act: String) -> CommandError {
    .impossible(act, because: "the table is in editing mode")
  }
}

extension CommandError {
  /// What is wrong with an order of so many things.
  fileprivate static func order(of count: Int) -> String {
    switch count {
    case 0: "nothing is due by then, so there is no order"
    case 1: "only one thing is due at the next moment, so there is no other order"
    default:
      "\(count) things are due at the next moment; an order names each once, such as "
        + "'in order \((1...count).reversed().map(String.init).joined(separator: " "))'"
    }
  }
}

extension CommandError: CustomStringConvertible {
  /// The message at the prompt.
  package var description: String { message(.atPrompt) }

  /// The message for a user who lists names with these commands.
  package func message(_ lists: NameLists) -> String {
    switch self {
    case .openQuote: "this quote is not closed"
    case .lineBreak: "a command is one line; a second line begins here"
    case .nul: "a command can't have a NUL character; leave it out"
    case .unknown(let kind, let name, let near, let names):
      "unknown \(kind.rawValue) \(name.inQuotes)"
        + (CommandError.severalCommands(name) ?? CommandError.comment(in: name) ?? near?.offer
          ?? CommandError.offer(names, of: kind, lists))
    case .noRule(let name, let command):
      "unknown rule \(name.inQuotes); 'help \(command)' explains the command"
    case .ambiguous(let kind, let names):
      "there are \(names.count) \(kind.rawValue)s; name one of them: "
        + names.map(\.inQuotes).joined(separator: ", ")
    case .missing(let what, let kind, let usage):
      "\(what) is missing; usage: \(usage)" + (kind.map(lists.hint) ?? "")
    case .noAction(let usage, let names):
      "an action is missing; usage: \(usage)" + CommandError.offer(names, of: .action, lists)
    case .notANumber(let text, let kind):
      "\(text.inQuotes) is not a \(kind.noun); expected 0 or more"
    case .tooLarge(let number, let kind, let most):
      "\(kind.rawValue) \(number.truncated(to: 60)) is too large"
        + (most == .max ? "" : "; the maximum is \(most)")
    case .tooFewCommands(let count, let what):
      "there \(count == 1 ? "is" : "are") only \(counted(count, "command"))\(what)"
    case .notADuration(let text): "\(text.inQuotes) is not a duration; try '500ms' or '2s'"
    case .notAnOrder(let count): CommandError.order(of: count)
    case .notAPercentage(let text):
      "\(text.inQuotes) is not a percentage; expected 0 to 100"
    case .unexpectedArgument(let text, let usage):
      "unexpected argument \(text.inQuotes)"
        + (CommandError.comment(in: " " + text) ?? "; usage: \(usage)")
    case .noSystem: "no system yet; choose one with 'system NAME'"
    case .noWorld(let system, let wirings):
      "no wiring of '\(system)' yet; choose with 'wirings NAME': \(wirings.joined(separator: ", "))"
    case .noScreen: "no screen is open; open one with 'open SCREEN'"
    case .ended: "the world has ended"
    case .inBackground: "the app is in the background; 'foreground' comes back to it"
    case .outOfSteps: "stopped: the scenario may take no more steps; '--max-steps' allows more"
    case .disabled(let name): "\(name.inQuotes) is disabled"
    case .notUsable(let name, let use, let commands):
      "\(name.inQuotes) can't be \(use)"
        + (commands.isEmpty ? "" : "; try \(commands.map(\.inQuotes).joined(separator: " or "))")
    case .notAValue(let value, let name, let expected):
      "\(value.inQuotes) is not a value of \(name.inQuotes); expected \(expected)"
    case .notWatchable(let name, let subjects):
      "\(name.inQuotes) can't be watched; expected \(subjects.map(\.inQuotes).listed("or"))"
    case .notCounted(let name):
      "\(name.inQuotes) is no model, controller or view; only their objects can be counted"
    case .noRow(let row, let count):
      "no \(row.inSentence); there \(count == 1 ? "is 1 row" : "are \(count) rows")"
    case .inSeveralRows(let name, let rows):
      "\(name.inQuotes) is in \(rows.count) rows; add the row, such as 'row \(rows.first ?? 0)'"
    case .severalRows(let text, let rows):
      "\(text.inQuotes) is \(rows.count) rows; name one by its number"
        + (rows.count > 6 ? ", such as \(rows[0])" : ": \(rows.listed("or"))")
    case .severalControls(let name, let count):
      "\(count) controls are called \(name.inQuotes); give each an identifier of its own"
    case .severalWorlds(let ways):
      "there are \(ways.count) worlds; name one: "
        + (ways.count > 3 ? [ways[0]] : ways).map(\.inQuotes).listed("or")
    case .noTable(let screen): "\(screen.inQuotes) has no table"
    case .severalTables(let names):
      "there are \(names.count) tables; add the table, such as 'in \(names.first ?? "")'"
    case .noServer(let system, let use):
      use == .optional
        ? "this world has no server; start one with 'system \(system) with server'"
        : "'\(system)' has no server"
    case .noStorage(let system): "'\(system)' has no storage"
    case .noOutsideActions(let system): "\(system.inQuotes) has no outside actions"
    case .noRequest(let which):
      which.map { "no request \($0) is waiting" } ?? "no request is waiting"
    case .nothingTo(let what, _): "there is nothing to \(what)"
    case .lawOfOtherStyle(let law, let style):
      "\(law.inQuotes) is no law of \(style); 'show rules' lists those, 'explain \(law)' tells more"
    case .twice(let word): "\(word.inQuotes) is there twice; once is enough"
    case .notAboutAScreen(let name):
      "\(name.inQuotes) is not about a screen; leave out 'in SCREEN'"
    case .wiringOutOfPlace(let names):
      "a command runs in all wirings; in a scenario, a line '[\(names)]' above 'expect' checks only these"
    case .notRepeatable(let name):
      "\(name.inQuotes) can't be repeated; only commands that act on the world or check it can"
    case .notWalkable(let name):
      """
      'step' can't walk through \(name.inQuotes); it is for one act of the user, of the server, of time or of another \
      device
      """
    case .isCommand(let name, let other):
      "\(name.inQuotes) is a command of its own; leave out \(other.inQuotes)"
    case .notHere(let what, let because): "\(what.inQuotes) can't be done here; \(because)"
    case .stopped(let why, let turn, let count): "\(why); stopped at turn \(turn) of \(count)"
    case .impossible(let what, let because): "\(what) can't be done here; \(because)"
    case .nameTaken(let name): "there is a screen \(name.inQuotes) already"
    }
  }
}

extension CommandError {
  /// The valid names, if they are few enough to choose from at a glance, or the command that lists them.
  private static func offer(_ names: [String], of kind: NameKind, _ lists: NameLists) -> String {
    let quoted = names.map(\.inQuotes)
    guard let last = quoted.last, quoted.count <= 12 else { return lists.hint(for: kind) }
    guard quoted.count > 1 else { return "; there is \(last)" }
    return "; there are \(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// What to say of a name with a note behind it.
  private static func comment(in name: String) -> String? {
    name.contains(" #") ? "; a comment is a line of its own, which begins with '#'" : nil
  }

  /// What to do about a line of a transcript, and about a name in a line with several commands.
  private static func severalCommands(_ name: String) -> String? {
    if name == ">" { return "; leave out the '>', or run the file as a scenario" }
    return name.contains(";")
      ? "; a line has one command, and only '-c' takes ';' between several" : nil
  }
}
