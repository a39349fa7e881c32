import CodeReading
import MVC

/// The text of source files, by name, so that the lab can show the line of a breach.
public struct SourceIndex: Sendable {
  /// All files; those that the build embeds are sorted by name.
  public let files: [SourceFile]
  private let positions: [String: Int]
  /// What the files declare.
  package let code: CodeIndex

  /// An index of these files, whose names must differ.
  public init(_ files: [SourceFile]) {
    self.files = files
    positions = Dictionary(zip(files.map(\.name), files.indices)) { first, _ in first }
    code = CodeIndex(files.map { CodeFile(name: $0.name, lines: $0.lines) })
  }

  /// The file with this name, such as `ToDoListController.swift`.
  public func file(_ name: String) -> SourceFile? { positions[name].map { files[$0] } }

  /// The file that a line is in; nil if that is not here, but another module's of the same name may be.
  package func file(of line: SourceLine) -> SourceFile? {
    file(line.file).flatMap { $0.canHave(line) ? $0 : nil }
  }

  /// The first place in some files that hands work to a real queue or thread: its line, and what gets the work.
  func outsideWork(in names: [String]) -> (word: String, line: SourceLine)? {
    code.outsideWork(in: names).map { ($0.word, SourceLine($0.line)) }
  }

  /// The number of the line on which the function or the type around a line begins.
  package func head(of line: SourceLine) -> Int? {
    code.head(of: CodeLine(file: line.file, line: line.line))
  }

  /// What other files have for a line: the function or the property with the same name in a type with the same name.
  package func counterpart(of line: SourceLine, in names: [String]) -> Counterpart? {
    file(of: line) == nil
      ? nil : code.counterpart(of: CodeLine(file: line.file, line: line.line), in: names)
  }
}

extension SourceLine {
  init(_ line: CodeLine) { self.init(file: line.file, line: line.line) }
}
