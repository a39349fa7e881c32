import LabConversation
import LabText

/// One run of a scenario in all its wirings.
package struct ScenarioRun: Sendable {
  let scenario: Scenario
  /// What each wiring printed, in the scenario's order.
  let transcripts: [WiringTranscript]
  /// What the wirings' code printed on its own.
  let codeOutput: [Outcome.Printed]
  /// Whether the user stopped it before its end.
  let isStopped: Bool
  /// The first step that was cut short because the scenario may take no more.
  let firstCut: Int?

  /// Runs a scenario; `watch` is called with the part that is done, and returns whether to go on.
  package init(
    _ scenario: Scenario,
    _ conditions: ReplayConditions,
    watch: @escaping (Double) -> Bool = { _ in true }
  ) {
    self.scenario = scenario
    let conversation = Conversation(
      KnownNames(systems: [scenario.system]),
      clock: conditions.clock,
      conditions.supervisor
    )
    conversation.stepsLeft = conditions.maxSteps
    var transcripts = scenario.wirings.map { WiringTranscript($0) }
    var codeOutput: [Outcome.Printed] = []
    var isStopped = false
    var firstCut: Int?
    for (index, step) in scenario.steps.enumerated()
    where transcripts.contains(where: { $0.end == nil }) {
      let start = Double(index) / Double(scenario.steps.count)
      conversation.watch = {
        conditions.supervisor.goesOn && watch(start + $0 / Double(scenario.steps.count))
      }
      conditions.announce(step.command, step.line)
      let reply = conversation.respond(to: step.command)
      codeOutput += reply.printed.map {
        Outcome.Printed(line: step.line, wiring: $0.wiring ?? "", text: $0.text)
      }
      if firstCut == nil, conversation.isOutOfSteps { firstCut = index }
      isStopped = reply.outcome == .interrupted || !conditions.supervisor.goesOn || !watch(start)
      if isStopped { break }
      let runs = conversation.runs
      for wiring in transcripts.indices where transcripts[wiring].end == nil {
        guard wiring < runs.count else {
          transcripts[wiring].add(reply.lines, of: nil, in: step)
          continue
        }
        let lines = step.asked.contains(wiring) ? reply.transcripts[wiring] : []
        transcripts[wiring].add(lines, of: runs[wiring], in: step)
        if step.expectsRequests, step.isAsked(of: wiring) {
          transcripts[wiring].noteExpectedRequests()
        }
      }
    }
    (self.transcripts, self.codeOutput) = (transcripts, codeOutput)
    (self.isStopped, self.firstCut) = (isStopped, firstCut)
  }

  private init(_ scenario: Scenario, _ run: ScenarioRun) {
    (self.scenario, codeOutput) = (scenario, run.codeOutput)
    (isStopped, firstCut) = (run.isStopped, run.firstCut)
    transcripts = run.transcripts.map { $0.located(in: scenario) }
  }
}

extension ScenarioRun {
  /// This run compared with other expectations; nil if the other scenario executes something else.
  package func with(_ other: Scenario) -> ScenarioRun? {
    let isSame =
      other.system.name == scenario.system.name && other.withServer == scenario.withServer
      && other.wirings.map(\.name) == scenario.wirings.map(\.name)
      && other.steps.map(\.command) == scenario.steps.map(\.command)
      && other.steps.map(\.asked) == scenario.steps.map(\.asked)
    return isSame ? ScenarioRun(other, self) : nil
  }
}

extension ScenarioRun {
  /// The lines that a wiring printed in a step; none if its world had ended before.
  func printed(_ step: Int, _ wiring: Int) -> [ActualLine] {
    let steps = transcripts[wiring].steps
    return steps.indices.contains(step) ? steps[step] : []
  }

  /// The lines that the scenario expects of a wiring in a step.
  ///
  /// After its world has ended, only lines under a header that names it count, and those that no living
  /// wiring can reach, except one `? the world has ended`.
  func expected(_ step: Int, _ wiring: Int) -> [Expected] {
    guard transcripts[wiring].isUnreachable(step) else {
      return scenario.steps[step].expected { $0.contains(wiring) }
    }
    let ended = OutputLine(.error, CommandError.ended.description).description
    let living = living(step)
    var lines = scenario.steps[step].expected { $0.contains(ended: wiring, living: living) }
      .filter { $0.text != nil }
    if let answer = lines.firstIndex(where: { $0.text == ended }) { lines.remove(at: answer) }
    return lines
  }

  /// Whether a wiring printed something else in a step than the scenario expects, or the step is an
  /// `expect` that its ended world can't answer, nor any other.
  func fails(_ step: Int, _ wiring: Int) -> Bool {
    if transcripts[wiring].isUnreachable(step), scenario.steps[step].isExpectation,
      scenario.steps[step].asked.contains(ended: wiring, living: living(step))
    {
      return true
    }
    let printed = printed(step, wiring)
    return !Matching.matches(expected(step, wiring), printed)
      || printed.contains { $0.kind == .failure }
  }

  /// Whether the step is an `expect` that does not hold in some wiring.
  func isUnmet(_ step: Int) -> Bool {
    transcripts.indices.contains { printed(step, $0).contains { $0.kind == .failure } }
  }

  /// Why every living wiring that is asked refuses the command of a step, if no line of the step expects a
  /// refusal.
  func unexpectedRefusal(_ step: Int) -> String? {
    let living = living(step).filter(scenario.steps[step].asked.contains)
    let isRefused = living.allSatisfy { wiring in
      let printed = printed(step, wiring)
      return !printed.isEmpty && printed.allSatisfy { $0.kind == .error }
    }
    let sign = OutputLine.Kind.error.sign
    guard isRefused, let first = living.first.flatMap({ printed(step, $0).first }),
      !scenario.steps[step].expected(where: { _ in true })
        .contains(where: { $0.text?.first == sign })
    else { return nil }
    return String(first.text.drop { $0 == sign || $0 == " " })
  }

  /// A step that ends the world of a wiring, which no line of it expects, though the scenario goes on for that wiring.
  var unexpectedEnd: (step: Int, wiring: String)? {
    transcripts.indices.lazy.compactMap { wiring in
      guard let end = transcripts[wiring].end, fails(end, wiring) else { return nil }
      let later = scenario.steps.indices.dropFirst(end + 1)
      let goesOn = later.contains { expected($0, wiring).contains { $0.text != nil } }
      return goesOn ? (end, transcripts[wiring].wiring.name) : nil
    }.first
  }

  /// A header for the wirings in which the step, an `expect`, holds; empty if it holds in none.
  func headerOfMeeting(_ step: Int) -> String {
    let living = living(step)
    let meeting = living.filter { printed(step, $0).isEmpty }
    return meeting.isEmpty
      ? "" : WiringHeader.text(meeting, of: living, scenario.steps[step].titles)
  }

  /// The wirings whose world has not ended before a step.
  func living(_ step: Int) -> [Int] {
    transcripts.indices.filter { !transcripts[$0].isUnreachable(step) }
  }

  /// The failing steps of a wiring; none if it passed.
  func failing(_ wiring: Int) -> [Int] { scenario.steps.indices.filter { fails($0, wiring) } }

  func failure(_ index: Int, _ wiring: Int) -> StepFailure {
    let (step, printed) = (scenario.steps[index], printed(index, wiring))
    var sites: [StepFailure.Site] = []
    for line in printed {
      guard let rule = line.rule, let site = line.site else { continue }
      let new = StepFailure.Site(rule: rule, site: site)
      if !sites.contains(new) { sites.append(new) }
    }
    let transcript = transcripts[wiring]
    let endedAt = transcript.isUnreachable(index) ? transcript.end : nil
    // A header above the command says already where it is checked.
    let isUnmet =
      printed.contains { $0.kind == .failure }
      && transcripts.indices.allSatisfy { step.asked.contains($0) }
    let meeting = isUnmet ? headerOfMeeting(index) : ""
    let expected = expected(index, wiring)
    return StepFailure(
      line: step.line,
      command: step.command,
      endedAt: endedAt.map { scenario.steps[$0].line },
      replay: nil,
      difference: DifferenceLine.lines(expected, printed),
      sites: sites,
      meeting: meeting.isEmpty ? nil : meeting,
      expectsFailure: printed.contains { line in
        line.kind == .failure && expected.contains { $0.text == line.text }
      }
    )
  }
}

extension ScenarioRun {
  /// How many requests wait at the end although no `expect requests` says so, and the header of the wirings
  /// with that number; nil for all of them.
  var requestsAtEnd: [(count: Int, header: String?)] {
    guard !isStopped, firstCut == nil else { return [] }
    let counts = transcripts.map(\.unexpectedRequests)
    let names = scenario.wirings.map(\.name)
    return Set(counts).filter { $0 > 0 }.sorted().map { count in
      let wirings = counts.indices.filter { counts[$0] == count }
      let isEvery = wirings.count == counts.count
      return (count, isEvery ? nil : WiringHeader.text(wirings, of: Array(counts.indices), names))
    }
  }

  /// What is doubtful in the document, from its top.
  var warnings: [Outcome.Warning] {
    let unmarked = scenario.unmarked.map {
      Outcome.Warning(line: $0, text: "\(ScenarioError.Reason.unmarkedBlock)")
    }
    let idle = idleEllipses.map {
      Outcome.Warning(line: $0, text: "this ellipsis stands for no line")
    }
    let source = scenario.wirings.flatMap(scenario.system.sourceWarnings).withoutRepeats.map {
      Outcome.Warning(line: scenario.steps.first?.line ?? 1, text: $0, isAboutSource: true)
    }
    return (unmarked + idle + source + unexpectedRequests).sorted { $0.line < $1.line }
  }

  private var unexpectedRequests: [Outcome.Warning] {
    requestsAtEnd.map { count, header in
      let isOne = count == 1
      let text =
        "\(counted(count, "request")) still \(isOne ? "waits" : "wait") at the end"
        + (header.map { " in \($0)" } ?? "")
        + "; answer \(isOne ? "it" : "them"), or say 'expect requests \(count)'"
        + (header.map { " below '\($0)'" } ?? "")
      return Outcome.Warning(line: scenario.steps.last?.line ?? 1, text: text)
    }
  }

  /// The lines of the ellipses without which every step would pass as well.
  private var idleEllipses: [Int] {
    scenario.steps.indices.flatMap { step -> [Int] in
      let ellipses = scenario.steps[step].items.indices.filter { item in
        if case .ellipsis = scenario.steps[step].items[item].kind { true } else { false }
      }
      guard !ellipses.isEmpty else { return [] }
      let wirings = living(step)
      guard !wirings.contains(where: { fails(step, $0) }) else { return [] }
      return ellipses.filter { item in
        wirings.allSatisfy { wiring in
          let expected = expected(step, wiring)
          return !expected.contains { $0.item == item }
            || Matching.matches(expected.filter { $0.item != item }, printed(step, wiring))
        }
      }.map { scenario.steps[step].items[$0].lines.lowerBound + 1 }
    }
  }
}
