import LabScenarios
import MVCLab

/// A scenario that passes, and what running and updating make of it after a damage.
package struct DamagedScenario {
  package let document: Document
  private let run: ScenarioRun
  private let file: String
  private let systems: [System]

  package init(_ text: String, file: String, systems: [System]) throws {
    document = Document(text)
    (self.file, self.systems) = (file, systems)
    run = ScenarioRun(
      try Scenario(Array(text.utf8), file: file, systems: systems),
      ReplayConditions()
    )
  }

  /// What becomes of a damage.
  package enum Result: Equatable {
    case malformed
    /// It passes, so nobody sees the damage.
    case survives(isBesideEllipsis: Bool)
    /// It fails, and an update gives the document back.
    case restored
    /// It fails, and an update makes a document of it that has the same lines in each step.
    case rearranged
    /// It fails, and an update makes another document of it, which passes.
    case rewritten(lost: [String])
    /// It fails, and an update leaves it so.
    case unrepaired
    /// A second update would change it again.
    case unsteady
  }

  package func result(of damage: Damage) throws -> Result {
    guard let damaged = replay(Array(damage.text.utf8)) else { return .malformed }
    if Outcome(damaged).status == .passed {
      return .survives(isBesideEllipsis: document.hasEllipsis(around: damage.line))
    }
    let update = Update(damaged)
    if update.text == document.text { return .restored }
    guard let updated = replay(update.bytes) else { return .unsteady }
    if Update(updated).isChange { return .unsteady }
    if Outcome(updated).status != .passed { return .unrepaired }
    let (old, new) = (document.output, Document(update.text).output)
    guard old != new else { return .rearranged }
    return .rewritten(
      lost: old.keys.sorted().flatMap {
        old[$0, default: []].subtracting(new[$0, default: []]).sorted()
      }
    )
  }

  /// The run of a document, played only if its commands are others; nil if it is malformed.
  private func replay(_ bytes: [UInt8]) -> ScenarioRun? {
    guard let scenario = try? Scenario(bytes, file: file, systems: systems) else { return nil }
    return run.with(scenario) ?? ScenarioRun(scenario, ReplayConditions())
  }
}

extension Update {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
