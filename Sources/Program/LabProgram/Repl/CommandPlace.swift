import LabScenarios
import LabText

/// The place of a command in a script, for messages about it.
struct CommandPlace {
  /// The path of a file, `-c` or `<stdin>`.
  let origin: String
  /// The number of the line, counted from 1.
  let number: Int
  /// The whole line.
  let line: String
  /// How many characters of the line precede the command.
  let start: Int
}

extension CommandPlace {
  /// The place of a column of the command, counted in characters from 1: `story.mvc:3:5`.
  func text(_ column: Int) -> String { "\(origin):\(number):\(start + column)" }

  /// An error at a column of the command.
  ///
  ///     story.mvc:3:5: error: unknown control 'Nope'; there is 'Add'
  ///     tap Nope
  ///         ^
  func message(_ error: String, _ column: Int) -> String {
    "\("\(text(column)): error: \(error)".printable)\n" + line.marked(at: start + column)
  }
}

extension ScenarioError {
  /// The error, the line of the document, and a caret.
  func message(in document: [String]) -> String {
    let index = line - 1
    return "\(self)\n"
      + (document.indices.contains(index) ? document[index].marked(at: column) : "")
  }
}

extension String {
  /// This line, safe to print, and a line with a caret below one of its columns; cut if it is long.
  fileprivate func marked(at column: Int) -> String {
    let before = String(prefix(column - 1)).printable
    let after = String(dropFirst(column - 1)).printable
    let start = before.columns <= 60 ? before : "…" + before.suffix(40)
    return start + after.truncated(to: 60) + "\n" + .spaces(start.columns) + "^\n"
  }
}
