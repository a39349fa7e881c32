import LabConversation

/// A later replay of a scenario, whose output differs from that of the first one.
struct Deviation: Sendable {
  private let first: ScenarioRun
  private let later: ScenarioRun
  /// Which replay the later one is, counted from 1.
  private let replay: Int

  /// Nil if the output is the same.
  private init?(_ first: ScenarioRun, _ later: ScenarioRun, replay: Int) {
    (self.first, self.later, self.replay) = (first, later, replay)
    guard first.transcripts.indices.contains(where: { !failures(of: $0).isEmpty }) else {
      return nil
    }
  }

  /// The first deviation in so many replays as the conditions ask for; nil if all print the same.
  static func search(_ first: ScenarioRun, _ conditions: ReplayConditions) -> Deviation? {
    var replay = 1
    while replay < conditions.replays {
      replay += 1
      let later = ScenarioRun(first.scenario, conditions)
      guard !first.isStopped, !later.isStopped else { return nil }
      if let found = Deviation(first, later, replay: replay) { return found }
    }
    return nil
  }

  /// The steps in which a wiring printed something else.
  func failures(of wiring: Int) -> [StepFailure] {
    first.scenario.steps.indices.compactMap { index in
      let printed = [first, later].map { $0.printed(index, wiring).map(\.text) }
      guard printed[0] != printed[1] else { return nil }
      let step = first.scenario.steps[index]
      return StepFailure(
        line: step.line,
        command: step.command,
        endedAt: nil,
        replay: replay,
        difference: DifferenceLine.lines(printed[0], printed[1]),
        sites: []
      )
    }
  }
}
