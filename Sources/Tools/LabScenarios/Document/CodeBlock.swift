import MVCLab

/// Lines of a wiring's source that a document shows, in a block marked `swift WIRING FILE:LINE`.
public struct CodeBlock: Sendable {
  /// The wiring's position in the scenario.
  public let wiring: Int
  /// The file with the lines.
  public let file: SourceFile
  /// The first line in the file, counted from 1.
  public let line: Int
  /// The lines as the document has them, without the indentation of its fence.
  public let text: [String]
  /// The line of the opening fence in the document, counted from 0.
  let fence: Int
  /// The column of the file's name there, counted from 1.
  let column: Int
}

extension CodeBlock {
  /// Its lines in the file, counted from 1.
  public var lines: Range<Int> { line..<line + text.count }

  /// Its lines as the document has them, each after its number in the file.
  package var numberedText: [String] { zip(lines, text).map { $1.numbered($0) } }

  /// The largest number that a document may give for a line of a file.
  static let mostLines = 1_000_000

  /// Why it does not show the file's lines, and the line and column in the document; nil if it does.
  var problem: (error: CodeError, line: Int, column: Int)? {
    guard !occurs(at: line) else { return nil }
    let place = (fence, column)
    switch occurrences.count {
    case 0: return difference
    case 1: return (.moved(file.name, line: line, to: occurrences[0]), place.0, place.1)
    default: return (.repeated(file.name, line: line, at: occurrences), place.0, place.1)
    }
  }

  /// The line at which its lines really begin, if that is another and there is only one.
  var movedLine: Int? {
    guard !occurs(at: line), occurrences.count == 1 else { return nil }
    return occurrences[0]
  }

  private var occurrences: [Int] {
    file.lines.indices.map { $0 + 1 }.filter(occurs)
  }

  private func occurs(at line: Int) -> Bool {
    let lines = line - 1..<line - 1 + text.count
    guard file.lines.indices.contains(lines) else { return false }
    return CodeBlock.bare(file.lines[lines]) == CodeBlock.bare(text[...])
  }

  /// The first line that differs from the file's.
  private var difference: (error: CodeError, line: Int, column: Int) {
    let present = file.lines.indices.clamped(to: line - 1..<line - 1 + text.count)
    guard present.count == text.count else {
      return (.tooFewLines(file.name, count: file.lines.count), fence, column)
    }
    let (own, source) = (CodeBlock.bare(text[...]), CodeBlock.bare(file.lines[present]))
    let index = own.indices.first { own[$0] != source[$0] } ?? 0
    let text = String(source[index].drop { $0.isWhitespace })
    let error: CodeError =
      own[index].drop { $0.isWhitespace } == text
      ? .indented(file.name, line: line + index)
      : .differs(file.name, line: line + index, source: text)
    return (error, fence + 1 + index, 1)
  }

  /// Lines without their common indentation and the blanks at their ends.
  private static func bare(_ lines: ArraySlice<String>) -> [String] {
    let trimmed = lines.map { line in
      var line = line[...]
      while let last = line.last, last.isWhitespace { line.removeLast() }
      return line
    }
    let margin = trimmed.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    return trimmed.map { String($0.dropFirst(margin.min() ?? 0)) }
  }
}

extension Scenario {
  /// The errors in its blocks of source that concern a wiring.
  func codeErrors(of wiring: Int) -> [ScenarioError] {
    code.filter { $0.wiring == wiring }.compactMap(\.problem).map { problem in
      ScenarioError(
        file: file,
        line: problem.line + 1,
        column: problem.column,
        reason: .code(problem.error)
      )
    }
  }
}
