import LabText

/// Something that a unit must have and has not, with its place in the document.
///
///     Scenarios/todo/02-second-window.md:41:1: error: the section '**Question.**' is missing
public struct UnitProblem: Equatable, Sendable {
  /// The path of the document.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// What is wrong there.
  package let reason: Reason
}

/// All that is wrong with a unit.
public struct UnitProblems: Error, Equatable {
  /// The problems, from the top of the document.
  public let problems: [UnitProblem]
}

extension UnitProblem: CustomStringConvertible {
  public var description: String { "\(file):\(line):1: error: \(reason)".printable }
}
