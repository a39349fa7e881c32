import LabConversation
import LabWork
import MVCLab

/// The outcome of one file, and its update with the actual output.
struct FileResult: Codable, Sendable {
  let outcome: Outcome
  /// The update of the file; nil if the options ask for none, the file is malformed, or
  /// its output is not always the same.
  private(set) var update: Update?
  /// The outcome of the updated file.
  private(set) var updated: Outcome?

  /// The result of a file that could not be played.
  init(file: String, _ reason: ScenarioError.Reason) {
    let error = ScenarioError(file: file, line: 1, column: 1, reason: reason)
    outcome = Outcome(malformed: [error], file: file)
  }

  init(
    _ bytes: [UInt8],
    file: String,
    systems: [System],
    conditions: ReplayConditions,
    isUpdating: Bool
  ) {
    do throws(ScenarioErrors) {
      let scenario = try Scenario(bytes, file: file, systems: systems)
      if scenario.dependsOnProcess, conditions.supervisor.needsOwnProcess() {
        outcome = Outcome(malformed: [], file: file)
        return
      }
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

  /// The result with a part of the update's changes, and the outcome of the file with them.
  func with(_ update: Update, _ updated: Outcome?) -> FileResult {
    var result = self
    (result.update, result.updated) = (update, updated)
    return result
  }
}

extension Scenario {
  /// Whether what it prints may depend on what its process has played before.
  fileprivate var dependsOnProcess: Bool {
    wirings.contains { system.processState(of: $0) != nil }
  }
}

/// Decides which changes of an update are written.
package typealias UpdateReview = (Update) -> Update
