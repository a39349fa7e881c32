import MVCLab

/// A breach or symptom, and where in a scenario it was found.
public struct LocatedFinding: Equatable, Sendable {
  /// Whether it is a breach of a law or a symptom.
  public let kind: Finding.Kind
  /// The law's or the symptom's name.
  public let rule: String
  /// The command during which it was found, counted from 1.
  public let step: Int
  /// The line of that command in the scenario.
  public let line: Int
  /// The line in the wiring's source that caused it, if it is known.
  public let site: SourceLine?
}
