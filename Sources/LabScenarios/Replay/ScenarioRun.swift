import LabConversation
import MVCLab

/// A scenario that was played in all its wirings, and which steps failed in which.
package struct ScenarioRun: Sendable {
  let scenario: Scenario
  let plays: [Playthrough]
  /// The time that each wiring took.
  let durations: [Duration]

  /// `watch` is told what part of it is done, and answers whether to go on.
  package init(
    _ scenario: Scenario,
    clock: Stopwatch,
    watch: @escaping (Double) -> Bool = { _ in true }
  ) {
    self.scenario = scenario
    var (plays, durations): ([Playthrough], [Duration]) = ([], [])
    for (index, wiring) in scenario.wirings.enumerated() {
      let start = clock()
      plays.append(
        Playthrough(scenario, wiring) {
          watch((Double(index) + $0) / Double(scenario.wirings.count))
        }
      )
      durations.append(clock() - start)
    }
    (self.plays, self.durations) = (plays, durations)
  }
}

/// Tells the time that has passed since some moment; handed in, so that tests can hold it still.
public typealias Stopwatch = @Sendable () -> Duration

extension ScenarioRun {
  /// What a wiring told in a step; nothing where it was not reached.
  func told(_ step: Int, _ wiring: Int) -> [ActualLine] {
    plays[wiring].told.indices.contains(step) ? plays[wiring].told[step] : []
  }

  /// What was expected of a wiring in a step.
  ///
  /// After its end, only lines that name it count, and not those that say it has ended.
  func expected(_ step: Int, _ wiring: Int) -> [Expected] {
    guard plays[wiring].isUnreachable(step) else {
      return scenario.steps[step].expected(of: wiring)
    }
    let ended = OutputLine(.error, CommandError.ended.description).description
    return scenario.steps[step].expected(of: wiring, named: true)
      .filter { $0.text != nil && $0.text != ended }
  }

  func fails(_ step: Int, _ wiring: Int) -> Bool {
    let told = told(step, wiring)
    return !Matching.matches(expected(step, wiring), told)
      || told.contains { $0.kind == .failure }
  }

  /// Whether an expectation among the commands does not hold in some wiring.
  func isUnmet(_ step: Int) -> Bool {
    plays.indices.contains { told(step, $0).contains { $0.kind == .failure } }
  }

  /// Whether it was not played to the end because somebody wanted it to stop.
  var isStopped: Bool { plays.contains(where: \.isStopped) }

  func failure(of wiring: Int) -> StepFailure? {
    let failing = scenario.steps.indices.filter { fails($0, wiring) }
    guard let index = failing.first else { return nil }
    let (step, told) = (scenario.steps[index], told(index, wiring))
    var sites: [StepFailure.Site] = []
    for line in told {
      guard let rule = line.rule, let site = line.site else { continue }
      let new = StepFailure.Site(rule: rule, site: site)
      if !sites.contains(new) { sites.append(new) }
    }
    let endedAt = plays[wiring].isUnreachable(index) ? plays[wiring].end : nil
    return StepFailure(
      line: step.line,
      command: step.command,
      endedAt: endedAt.map { scenario.steps[$0].line },
      difference: DifferenceLine.lines(expected(index, wiring), told),
      sites: sites,
      further: failing.count - 1
    )
  }
}

extension ScenarioRun {
  /// What gave a wiring away: its first symptom, else its first breach, else that it shows what the
  /// correct ones do not.
  func giveaway(of wiring: Int) -> Detection? {
    let own = plays[wiring].swap ?? .max
    let sightings = plays[wiring].sightings.filter { $0.step - 1 < own }
    if let sighting = sightings.first(where: { $0.kind == .symptom }) ?? sightings.first {
      return Detection(
        scenario: scenario.file,
        line: sighting.line,
        what: sighting.rule,
        isSymptom: sighting.kind == .symptom
      )
    }
    guard plays[wiring].wiring.verdict == .misused else { return nil }
    return differingStep(wiring, before: own).map {
      Detection(
        scenario: scenario.file,
        line: scenario.steps[$0].line,
        what: "shows what the correct wiring does not",
        isSymptom: false
      )
    }
  }

  private func differingStep(_ wiring: Int, before end: Int) -> Int? {
    let steps = plays.filter { $0.wiring.verdict == .correct }.map { correct in
      zip(correct.told, plays[wiring].told).enumerated().first { step, told in
        step < end && told.0.screens != told.1.screens
      }?.offset
    }
    return steps.contains(nil) ? nil : steps.compactMap(\.self).min()
  }
}

extension [ActualLine] {
  /// What a person sees.
  fileprivate var screens: [String] { filter { $0.kind == .screen }.map(\.text) }
}
