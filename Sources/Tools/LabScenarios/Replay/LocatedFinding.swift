import MVCLab

/// A breach or symptom, and where in a scenario it was found.
package struct LocatedFinding: Codable, Equatable, Sendable {
  /// The breach or symptom.
  package let finding: Finding
  /// The command during which it was found, counted from 1.
  package let step: Int
  /// The line of that command in the scenario.
  package let line: Int
  /// The wiring whose controllers the world had; after a `swap` not the one that it began with.
  package let wiring: String
}

extension LocatedFinding {
  /// Whether it is a breach of a law or a symptom.
  package var kind: Finding.Kind { finding.kind }
  /// The law's or the symptom's name.
  package var rule: String { finding.rule }
  /// The line in the wiring's source that caused it, if it is known.
  package var site: SourceLine? { finding.site }
}
