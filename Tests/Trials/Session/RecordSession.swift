import ArgumentParser
import LabFiles
import LabPlatform
import PseudoTerminal

/// Records the session of the README's picture: types its commands at the program's prompt in a real terminal,
/// and writes what the screen showed as an animated SVG.
///
///     swift run Trials record Documentation/session.svg
///
/// The same program gives the same bytes; a test records the picture again and compares.
struct RecordSession: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records the README's picture."
  )

  @Argument(help: "The SVG file.")
  var file: String

  /// What is typed, and how many seconds a reader gets for the answer.
  private static let commands: [(text: String, seconds: Double)] = [
    ("mvclab todo --wiring correct,misused", 3), ("open list as second", 2.5),
    ("in first tap Add", 12),
  ]

  func run() throws {
    let image = SessionImage(try frames())
    try Files.replace(file, with: Array(image.text.utf8))
  }

  private func frames() throws -> [SessionImage.Frame] {
    let program = builtProgram("mvclab")
    let folder = String(program.dropLast("/mvclab".count))
    let terminal = try Terminal(
      "/bin/sh",
      arguments: ["-i"],
      environment: ["PS1": "$ ", "PATH": "\(folder):/usr/bin:/bin"],
      rows: 26,
      columns: 92
    )
    var frames: [SessionImage.Frame] = []
    func wait(for command: String, until condition: (Screen) -> Bool) throws {
      guard terminal.waits(until: condition) else {
        throw RecordingError.noAnswer(command: command, screen: terminal.screen.text)
      }
    }
    try wait(for: "sh") { $0.cursorLine == "$" }
    for command in Self.commands {
      terminal.send(command.text)
      try wait(for: command.text) { $0.cursorLine.contains(command.text) }
      frames.append(SessionImage.Frame(terminal.screen, seconds: 1.2))
      terminal.send(.enter)
      try wait(for: command.text) {
        $0.cursorLine.hasPrefix("todo ") && $0.cursorLine.hasSuffix(">")
      }
      frames.append(SessionImage.Frame(terminal.screen, seconds: command.seconds))
    }
    return frames
  }
}

enum RecordingError: Error, CustomStringConvertible {
  case noAnswer(command: String, screen: String)

  var description: String {
    switch self {
    case .noAnswer(let command, let screen):
      "no answer to '\(command)'; the screen shows\n\(screen)"
    }
  }
}
