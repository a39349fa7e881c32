import LabConversation
import MVCLab

/// What one wiring told when it was given a scenario's commands.
struct Playthrough: Sendable {
  let wiring: Wiring
  /// What was told step by step, up to the one in which the world ended.
  private(set) var told: [[ActualLine]] = []
  /// What the wiring that led each step is called: another one's verdict after a swap.
  private(set) var verdicts: [Wiring.Verdict] = []
  /// The first step that another wiring led, if there was a swap.
  private(set) var swap: Int?
  private(set) var sightings: [LocatedFinding] = []
  /// The step in which the world ended, if it did.
  private(set) var end: Int?
  private(set) var isStopped = false

  init(_ scenario: Scenario, _ wiring: Wiring, watch: @escaping (Double) -> Bool = { _ in true }) {
    self.wiring = wiring
    let session = Session(systems: [scenario.system], wiring: wiring.name)
    var known = 0
    for (index, step) in scenario.steps.enumerated() {
      let start = Double(index) / Double(scenario.steps.count)
      session.watch = { watch(start + $0.share / Double(scenario.steps.count)) }
      let reply = session.respond(to: step.command)
      guard !reply.isInterrupted, watch(start) else {
        isStopped = true
        return
      }
      told.append(reply.lines.map { ActualLine($0) })
      let leader = session.world?.wiring ?? wiring
      verdicts.append(leader.verdict)
      if swap == nil, leader.name != wiring.name { swap = index }
      let findings = session.findings
      known = min(known, findings.count)
      sightings += findings[known...].map {
        LocatedFinding(
          kind: $0.kind,
          rule: $0.rule,
          step: index + 1,
          line: step.line,
          site: $0.site
        )
      }
      known = findings.count
      guard session.world?.hasEnded != true else {
        end = index
        return
      }
    }
  }

  /// Whether the step was not reached because the world had ended before it.
  func isUnreachable(_ step: Int) -> Bool { end.map { step > $0 } ?? false }
}
