import LabConversation
import MVCLab

/// The output of one wiring in a scenario, step by step.
struct WiringTranscript: Sendable {
  let wiring: Wiring
  /// The lines of each step, up to the one in which the world ended.
  private(set) var steps: [[ActualLine]] = []
  /// The wiring that executed each step; after a swap that is another one.
  private(set) var executing: [Wiring] = []
  /// The first step that another wiring executed, if there was a swap.
  private(set) var swap: Int?
  /// The breaches and symptoms in it, in order.
  private(set) var findings: [LocatedFinding] = []
  /// The waivers that let a breach of it pass.
  private(set) var waivers: Set<Waiver> = []
  /// The names that truths gave in it.
  private(set) var truthNames = TruthNames()
  /// The first step after which its screens differed from those of every correct wiring.
  private(set) var differs: Int?
  /// The step in which the world ended, if it did.
  private(set) var end: Int?
  /// The numbers of the requests that wait after the last step.
  private var waiting: [Int] = []
  /// The numbers of the requests that waited at the last `expect requests`.
  private var expectedToWait: [Int] = []
  /// The time that its world took.
  private(set) var duration: Duration = .zero

  init(_ wiring: Wiring) { self.wiring = wiring }
}

extension WiringTranscript {
  /// Whether the world had ended before a step.
  func isUnreachable(_ step: Int) -> Bool { end.map { step > $0 } ?? false }

  /// How many requests wait at the end, if no `expect requests` was met by the same ones; 0 if the world
  /// has ended.
  var unexpectedRequests: Int {
    end != nil || waiting == expectedToWait ? 0 : waiting.count
  }

  /// Adds what the wiring printed in a step.
  mutating func add(_ lines: [OutputLine], of run: WiringRun?, in step: Step) {
    let index = steps.count
    let present = run?.world.wiring ?? wiring
    steps.append(lines.map { ActualLine($0, of: present) })
    executing.append(present)
    if swap == nil, present.name != wiring.name { swap = index }
    guard let run else { return }
    findings += lines.compactMap(\.finding).map {
      LocatedFinding(finding: $0, step: index + 1, line: step.line, wiring: present.name)
    }
    waivers.formUnion(run.waivers)
    truthNames = run.truthNames
    if differs == nil, run.divergence != nil { differs = index }
    if run.world.hasEnded { end = index }
    waiting = run.world.runtime.server?.waiting.map(\.number) ?? []
    duration = run.duration
  }

  /// Notes that an `expect requests` was asked of the wiring after the last step.
  mutating func noteExpectedRequests() { expectedToWait = waiting }

  /// This transcript with its findings at the lines of a scenario with the same commands.
  func located(in scenario: Scenario) -> WiringTranscript {
    var copy = self
    copy.findings = findings.map { located in
      let line = scenario.steps[located.step - 1].line
      return LocatedFinding(
        finding: located.finding,
        step: located.step,
        line: line,
        wiring: located.wiring
      )
    }
    return copy
  }
}
