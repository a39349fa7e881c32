import LabConversation
import LabWork

/// The conditions under which scenarios are replayed.
package struct ReplayConditions: Sendable {
  /// Measures the time of the worlds.
  package var clock: Stopwatch
  /// Watches over the turns of the wirings' code.
  package var supervisor: any Supervisor
  /// How many commands one scenario may execute; each turn of `repeat` counts.
  package var maxSteps: Int
  /// How often a run replays each scenario, to compare the outputs.
  package var replays = 1

  /// Called with each command before it is executed, and its line.
  package var announce: @Sendable (_ command: String, _ line: Int) -> Void = { _, _ in }

  package init(
    clock: @escaping Stopwatch = { .zero },
    supervisor: any Supervisor = NoSupervisor(),
    maxSteps: Int = Scenario.defaultMaxSteps
  ) {
    (self.clock, self.supervisor, self.maxSteps) = (clock, supervisor, maxSteps)
  }
}
