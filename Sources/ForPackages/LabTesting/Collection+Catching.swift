import LabScenarios
import Testing

extension Collection<ScenarioFile> {
  /// Requires that these scenarios catch every misused wiring of the systems that they are about, by a
  /// rule that the wiring is there to break, and no correct one.
  ///
  /// ```swift
  /// @Test func `every misused wiring is caught`() { scenarios.requireCaught() }
  /// ```
  ///
  /// It records an issue for each wiring that survives, and for each comment in the sources that allows
  /// a breach which no scenario shows. It is mutation testing, for wirings and for scenarios. Outside of a test
  /// of Swift Testing it ends the process with an error.
  public func requireCaught(sourceLocation: SourceLocation = #_sourceLocation) {
    RunningTest.require(sourceLocation)
    var summary = Summary()
    for file in self {
      guard let outcome = file.outcome else { continue }
      // A wrong step is the business of a replay; of a malformed document nothing ran.
      if outcome.status == .malformed { file.record(outcome) }
      summary.add(outcome, file.systems)
    }
    let problems = summary.detections.problems(.all) + summary.waivers.problems
    for problem in problems { Issue.record("\(problem)", sourceLocation: sourceLocation) }
    if isEmpty { Issue.record("no scenario", sourceLocation: sourceLocation) }
  }
}
