import LabConversation
import MVCLab

/// What came of one file, and how it would read with the truth filled in.
struct FileResult: Sendable {
  let outcome: Outcome
  /// What an update makes of the file; nil if none was asked for, or the file is malformed.
  private(set) var update: Update?
  /// What came of the file as the update leaves it.
  private(set) var updated: Outcome?

  init(outcome: Outcome) { self.outcome = outcome }

  init(
    _ bytes: [UInt8],
    file: String,
    systems: [System],
    clock: @escaping Stopwatch,
    isRewriting: Bool
  ) {
    do throws(ScenarioErrors) {
      let scenario = try Scenario(bytes, file: file, systems: systems)
      let run = ScenarioRun(scenario, clock: clock)
      outcome = Outcome(run)
      guard isRewriting else { return }
      update = Update(run)
    } catch {
      outcome = Outcome(malformed: error.errors, file: file)
    }
    updated = update.flatMap { $0.outcome(systems, clock) }
  }
}
