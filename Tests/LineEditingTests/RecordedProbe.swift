import PseudoTerminal
import Testing

/// A probe whose lines a test reads whole, however long they are.
final class RecordedProbe {
  let terminal: Terminal
  private let folder = TemporaryFolder()
  /// The number of the last prompt.
  private var prompts = 1

  convenience init(rows: Int = 24, columns: Int = 80, isVi: Bool = false) throws {
    try self.init(rows: rows, columns: columns, editrc: isVi ? "bind -v\n" : "bind -e\n")
  }

  init(rows: Int = 24, columns: Int = 80, editrc: String) throws {
    try folder.write(editrc, to: "editrc")
    try folder.write("", to: "lines")
    terminal = try Terminal.probe(
      arguments: ["--record", folder.path + "/lines"],
      environment: ["EDITRC": folder.path + "/editrc"],
      rows: rows,
      columns: columns
    )
  }

  /// Presses Enter, or Ctrl-C, and waits for the next prompt: before it, the terminal itself would take some keys.
  func enter(_ text: String = "", with key: Key = .enter) throws {
    terminal.send(text)
    terminal.send(key)
    let isAtPrompt = terminal.waits { screen in
      let words = screen.cursorLine.split(separator: " ")
      guard words.count == 2, words[1] == "db>", let number = Int(words[0]), number > prompts,
        screen.marksPastes, terminal.mode == .raw
      else { return false }
      prompts = number
      return true
    }
    try #require(isAtPrompt, "\(terminal.screen.text)")
  }

  /// Presses Enter, ends the input, and returns all lines that the probe has received.
  func enteredLines() throws -> [String] {
    try enter()
    terminal.send(.control("d"))
    try #require(terminal.waitsForEnd() == .exit(0), "\(terminal.screen.text)")
    return try folder.read("lines").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }
}
