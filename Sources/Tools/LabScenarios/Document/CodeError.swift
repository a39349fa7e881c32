import LabText

/// What can be wrong with a block of a wiring's source.
package enum CodeError: Equatable, Sendable {
  /// The words after `swift` name no wiring and line.
  case unclear
  case unknownFile(String, wiring: String, near: String?)
  case noSource(String)
  case noLine(String)
  case noLines(String)
  /// The block's lines are elsewhere in the file.
  case moved(String, line: Int, to: Int)
  /// The block's lines occur more than once in the file, but not at this line.
  case repeated(String, line: Int, at: [Int])
  case tooFewLines(String, count: Int)
  /// Only the indentation differs.
  case indented(String, line: Int)
  case differs(String, line: Int, source: String)
}

extension CodeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unclear:
      """
      a block of a wiring's source is marked 'swift WIRING FILE:LINE'; a block that is marked 'swift' \
      alone is not checked
      """
    case .unknownFile(let file, let wiring, let near):
      "'\(file)' is not a file of '\(wiring)'" + didYouMean(near)
    case .noSource(let file):
      "the system has no source of '\(file)'; the plugin 'EmbedSources' embeds it"
    case .noLine(let text): "'\(text)' is not a line number; expected 1 or more"
    case .noLines(let file): "this block is empty; copy the lines of '\(file)' into it"
    case .moved(let file, let line, let target):
      "these lines of '\(file)' begin at line \(target), not \(line); 'run --update' corrects the number"
    case .repeated(let file, let line, let places):
      """
      these lines of '\(file)' begin at lines \(places.map(String.init).joined(separator: ", ")), not \
      \(line); choose one
      """
    case .tooFewLines(let file, let count):
      "'\(file)' has only \(count) lines, and these are not among them; copy its lines"
    case .indented(let file, let line):
      "line \(line) of '\(file)' is indented differently from the lines above it; copy its lines"
    case .differs(let file, let line, let source):
      source.isEmpty
        ? "line \(line) of '\(file)' is empty; copy its lines"
        : "line \(line) of '\(file)' is '\(source)'; copy its lines"
    }
  }
}
