import LabConversation
import LabFiles
import LabScenarios
import MVCLab

/// A list of commands from a file or from the program's arguments.
struct Script {
  let commands: [Command]
  /// The name of the standard input.
  static let input = "-"

  /// A command of a script, and its place.
  struct Command {
    let text: String
    let place: CommandPlace
  }

  /// One command a line; with `splitting`, also between semicolons outside of quotes.
  ///
  /// Messages about the commands begin with `origin`.
  init(_ text: String, from origin: String, splitting: Bool = false) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    commands = lines.enumerated().flatMap { index, line in
      (splitting ? Word.commands(in: line) : [line[...]]).map { part in
        let text = part.drop { $0 == " " || $0 == "\t" }
        let start = line.distance(from: line.startIndex, to: text.startIndex)
        let place = CommandPlace(origin: origin, number: index + 1, line: line, start: start)
        return Command(text: String(text), place: place)
      }
    }
  }

  /// The commands in a file or a pipe that the user has named to the shell, as `init(file:_:)` reads a file.
  init(argument: String, _ systems: [System]) throws {
    guard argument == Script.input || Files.isStream(argument) else {
      self = try Script(file: argument, systems)
      return
    }
    self = Script(try Files.text(ofStream: argument), from: argument)
  }

  /// The commands in a file, which is a script or a scenario.
  ///
  /// A scenario's `expect` below a header such as `[misused]` is left out: the prompt asks all wirings.
  init(file: String, _ systems: [System]) throws {
    guard file.hasSuffix(".md") else {
      self = Script(try Files.text(of: file), from: file)
      return
    }
    let scenario = try Scenario(try Files.read(file), file: file, systems: systems)
    let sign = "> "
    self.init(
      scenario.stepsOfEveryone.map { step in
        let line = sign + step.command
        let place = CommandPlace(origin: file, number: step.line, line: line, start: sign.count)
        return Command(text: step.command, place: place)
      }
    )
  }

  private init(_ commands: [Command]) { self.commands = commands }

  /// The lines of a file, as far as it can be read.
  static func lines(of file: String) -> [String] {
    let text = try? Files.text(of: file)
    return text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init) ?? []
  }
}
