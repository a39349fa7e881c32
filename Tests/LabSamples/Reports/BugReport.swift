import MVCLab

/// A bug that somebody has reported of an app or of a UI library, and that a program of this folder has too.
public struct BugReport: Sendable {
  /// The issue or pull request on GitHub: `owner/repository#12`.
  public let source: String
  /// What happens, in our words.
  public let story: String
  /// The rule that a search must name.
  public let rule: String
  /// The guilty line, in words.
  public let guilty: String
  /// The program that has the bug.
  public let program: Program

  /// A program, and its guilty line.
  public struct Program: Sendable {
    /// The name of its file, without the ending.
    public let file: String
    /// The text of the guilty line, which no other line of the file has.
    public let line: String

    init(_ file: String, _ line: String) { (self.file, self.line) = (file, line) }
  }

  init(
    _ source: String,
    _ story: String,
    breaks rule: String,
    at guilty: String,
    in program: Program
  ) {
    (self.source, self.story, self.rule) = (source, story, rule)
    (self.guilty, self.program) = (guilty, program)
  }
}

/// A report that was read and has no program.
public struct DroppedReport: Sendable {
  /// The issue or pull request on GitHub.
  public let source: String
  /// Why it has no program.
  public let reason: String

  init(_ source: String, _ reason: String) { (self.source, self.reason) = (source, reason) }
}

extension BugReport.Program {
  /// Its system and its wiring.
  package var subject: (system: System, wiring: Wiring)? {
    for system in System.reports {
      for wiring in system.wirings where wiring.files.first == "\(file).swift" {
        return (system, wiring)
      }
    }
    return nil
  }

  /// Where the guilty line is, `File.swift:12`; nil if it is not exactly one line.
  package var place: String? {
    let name = "\(file).swift"
    let lines = subject?.system.sources.file(name)?.lines ?? []
    let places = lines.indices.filter { lines[$0].drop { $0 == " " } == line }
    return places.count == 1 ? "\(name):\(places[0] + 1)" : nil
  }
}
