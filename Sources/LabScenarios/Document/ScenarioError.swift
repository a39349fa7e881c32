/// Something wrong in the writing of a scenario, with its place, so that an editor can jump to it.
///
///     Scenarios/todo/first.md:12:3: error: unknown command 'tpa'; did you mean 'tap'?
public struct ScenarioError: Equatable, Sendable {
  /// The path as it was given.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted in characters from 1.
  public let column: Int
  /// What is wrong there.
  public let defect: ScenarioError.Reason
}

extension ScenarioError: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column): error: \(defect)" }
}

/// Everything that is wrong in the writing of one scenario.
public struct ScenarioErrors: Error, Equatable {
  /// All that is wrong, from the top of the document.
  public let errors: [ScenarioError]
}
