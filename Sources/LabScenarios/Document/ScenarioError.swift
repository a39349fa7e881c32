import LabText

/// An error in how a scenario is written, with its place, so that an editor can jump to it.
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
  package let reason: Reason
}

extension ScenarioError: CustomStringConvertible {
  public var description: String { "\(place): error: \(reason)".printable }

  /// The error and its line, without the file: `12:3: error: …`.
  package var inFile: String { "\(line):\(column): error: \(reason)".printable }

  /// What is wrong, without the place.
  package var text: String { "\(reason)".printable }

  /// File, line and column.
  var place: String { "\(file):\(line):\(column)".printable }
}

/// All errors in how one scenario is written.
public struct ScenarioErrors: Error, Equatable {
  /// The errors, from the top of the document.
  public let errors: [ScenarioError]
}
