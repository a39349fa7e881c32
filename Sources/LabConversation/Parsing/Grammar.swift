import HeadlessUI
import LabText
import MVC
import MVCLab

/// What can be known of a command before it is carried out: which names exist at this point.
///
/// A scenario is checked with it line by line before anything runs; a session keeps one to read what
/// it is told. Reading a command may add to it: a system, a screen's name.
public struct Grammar {
  /// The systems there are to choose from.
  public let systems: [System]
  /// The system that was chosen.
  public internal(set) var system: System?
  /// The wirings that were chosen, in that order.
  public internal(set) var wirings: [String] = []
  /// Whether the world is to have a server.
  public internal(set) var withServer = false
  /// The file that the world keeps its storage in; nil for memory.
  public internal(set) var storageFile: String?
  /// Whether a storage may lie in a file.
  ///
  /// What is stored there outlives the story, so a scenario may not.
  let allowsFiles: Bool
  /// The names of screens that are or were open.
  public internal(set) var screenNames: [String] = []

  /// What is known before anything was said.
  public init(systems: [System], allowsFiles: Bool = false) {
    (self.systems, self.allowsFiles) = (systems, allowsFiles)
  }

  /// The name that a screen gets if nobody says another.
  var nextScreenName: String {
    let ordinals = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
    ]
    return ordinals.first { !screenNames.contains($0) } ?? "screen\(screenNames.count + 1)"
  }

  func chosenSystem() throws(CommandError) -> System {
    guard let system else { throw .noSystem }
    return system
  }

  /// Every law of the system's style, or of all styles as long as there is no system.
  var laws: [Law] {
    system?.style.laws ?? Style.laws(of: Style.all + systems.map(\.style))
  }
}

extension Grammar {
  /// Goes on as if wirings had been chosen, so that what follows a wrong choice can be judged too.
  package mutating func assumeWirings() { if screenNames.isEmpty { screenNames = ["first"] } }
}

extension Grammar {
  /// Reads a command; nothing is carried out.
  ///
  /// Throws what is wrong with it, and where; then nothing has been learnt from it either.
  public mutating func read(_ line: String) throws(ParseError) -> ParsedCommand {
    var grammar = self
    let sentence = try grammar.learn(line)
    self = grammar
    return sentence
  }

  private mutating func learn(_ line: String) throws(ParseError) -> ParsedCommand {
    var words = try Word.split(line)[...]
    var screen: String?
    if words.first?.text.lowercased() == "in" {
      guard words.count > 1 else {
        throw ParseError(
          .missing(what: "a screen", usage: "in SCREEN COMMAND"),
          column: line.count + 1
        )
      }
      let word = words[words.startIndex + 1]
      do { screen = try NameLookup.find(word.text, "screen", in: screenNames) } catch {
        throw ParseError(error, column: word.column)
      }
      words = words.dropFirst(2)
    }
    guard let head = words.first else {
      throw ParseError(
        .missing(what: "a command", usage: "in SCREEN COMMAND"),
        column: line.count + 1
      )
    }
    guard let command = Command.named(head.text) else {
      throw ParseError(
        .unknown(what: "command", name: head.text, near: meant(by: head.text)),
        column: head.column
      )
    }
    var arguments = Arguments(
      words: words.dropFirst(),
      usage: command.usage,
      end: line.count + 1,
      line: line
    )
    let action = try command.read(&arguments, &self)
    try arguments.finish()
    return ParsedCommand(command: command, screen: screen, text: line, action: action)
  }
}

extension Grammar {
  /// What other programs call our commands.
  private static let habits = [
    "?": "help", "bye": "quit", "click": "tap", "exit": "quit", "load": "source", "press": "tap",
    "q": "quit",
  ]

  /// The command that somebody may have meant who typed `name`.
  private func meant(by name: String) -> String? {
    let name = name.lowercased()
    if systems.contains(where: { $0.name == name }) { return "system \(name)" }
    if system?.wirings.contains(where: { $0.name == name }) == true { return "wirings \(name)" }
    return Grammar.habits[name] ?? NameLookup.nearest(to: name, in: Command.all.map(\.name))
  }
}

/// A command that was read and can be carried out.
public struct ParsedCommand {
  let command: Command
  /// The screen it is addressed to; nil for the one in front.
  let screen: String?
  let text: String
  let action: (Session) throws -> Void
}
