import LabConversation

/// The conditions under which scenarios are replayed.
package struct ReplayConditions: Sendable {
  /// Measures the time of the worlds.
  package var clock: Stopwatch
  /// Goes round the crashes of wirings; without it a crash ends the program.
  package var crashGuard: (any CrashGuard)?
  /// How many commands one scenario may execute; each turn of `repeat` counts.
  package var maxSteps: Int
  /// How often a run replays each scenario, to compare the outputs.
  package var replays = 1

  /// Whether to go on; false once the user wants the run to stop.
  package var goesOn: @Sendable () -> Bool = { true }

  /// Called with each command before it is executed, and its line.
  package var announce: @Sendable (_ command: String, _ line: Int) -> Void = { _, _ in }

  package init(
    clock: @escaping Stopwatch = { .zero },
    crashGuard: (any CrashGuard)? = nil,
    maxSteps: Int = Scenario.defaultMaxSteps
  ) {
    (self.clock, self.crashGuard, self.maxSteps) = (clock, crashGuard, maxSteps)
  }
}
