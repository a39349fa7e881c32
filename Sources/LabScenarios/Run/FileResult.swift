import LabConversation
import MVCLab

/// The outcome of one file, and its update with the actual output.
struct FileResult: Sendable {
  let outcome: Outcome
  /// The update of the file; nil if the options ask for none, the file is malformed, or
  /// its output is not always the same.
  private(set) var update: Update?
  /// The outcome of the updated file.
  private(set) var updated: Outcome?

  init(outcome: Outcome) { self.outcome = outcome }

  init(
    _ bytes: [UInt8],
    file: String,
    systems: [System],
    conditions: ReplayConditions,
    isUpdating: Bool
  ) {
    do throws(ScenarioErrors) {
      let scenario = try Scenario(bytes, file: file, systems: systems)
      let run = ScenarioRun(scenario, conditions)
      let deviation = Deviation.search(run, conditions)
      outcome = Outcome(run, deviation)
      guard isUpdating, deviation == nil else { return }
      update = Update(run, addsRefusals: false)
    } catch {
      outcome = Outcome(malformed: error.errors, file: file)
    }
    updated = update.flatMap { $0.outcome(systems, conditions) }
  }

  /// The result with the changes that `review` lets pass.
  func reviewed(
    _ review: UpdateReview,
    _ systems: [System],
    _ conditions: ReplayConditions
  ) -> FileResult {
    guard let update, update.isChange, updated != nil else { return self }
    let kept = review(update)
    guard kept.edits.count < update.edits.count else { return self }
    var result = self
    result.update = kept
    result.updated = kept.outcome(systems, conditions, isPart: true)
    return result
  }
}

/// Decides which changes of an update are written.
package typealias UpdateReview = (Update) -> Update
