import MVCLab

/// A breach or symptom, and where in a scenario it was found.
package struct LocatedFinding: Equatable, Sendable {
  /// Whether it is a breach of a law or a symptom.
  package let kind: Finding.Kind
  /// The law's or the symptom's name.
  package let rule: String
  /// The command during which it was found, counted from 1.
  package let step: Int
  /// The line of that command in the scenario.
  package let line: Int
  /// The line in the wiring's source that caused it, if it is known.
  package let site: SourceLine?
}
