import LabConversation
import LabText
import MVCLab

extension LessonText {
  /// What the keys do, and what the signs mean.
  var help: [LessonLine] {
    let keys =
      [
        ("Return", "the next step; so do Space and the key to the right"),
        ("1 to 9", "your guess, where a step asks for one"),
      ] + LessonKey.allCases.map { ("\($0.rawValue)", $0.summary) }
    let tables = [keys, SignTable.rows].map { NameTable($0).lines(columns: columns) + [""] }
    return tables.joined().map(LessonLine.text)
  }

  /// Who called whom in a step, in each wiring.
  func flow(ofStep step: Int) -> [LessonLine] {
    let titles = run.titles(at: step)
    return lesson.shown.flatMap { wiring in
      let flow = run.steps[step].flow[wiring].map { line -> LessonLine in
        line.contains("  ! ") ? .alarm(line) : .text(line)
      }
      return [.heading(titles[wiring])]
        + (flow.isEmpty ? [.aside(noFlow(ofStep: step, wiring))] : flow)
    } + [.text("")]
  }

  /// Why a step has no flow.
  private func noFlow(ofStep step: Int, _ wiring: Int) -> String {
    let kinds = run.steps[step].lines[wiring].map(\.kind)
    if kinds.contains(.error) { return "The command was refused, so no object was called." }
    if kinds.contains(.answer) { return "A question calls no object of the program." }
    return "No object was called."
  }

  /// What the laws and symptoms that a step shows mean.
  func reasons(ofStep step: Int) -> [LessonLine] {
    let rules = Rule.all(of: [lesson.scenario.system])
    let names = lesson.shown.flatMap { run.steps[step].findings[$0].map(\.rule) }.withoutRepeats
    return names.compactMap { name in rules.first { $0.name == name } }
      .flatMap { $0.explanation.map(LessonLine.text) + [.text("")] }
  }

  /// Whether something was found in a step.
  func hasFindings(inStep step: Int) -> Bool {
    lesson.shown.contains { !run.steps[step].findings[$0].isEmpty }
  }

  /// The lines of source that the findings so far name, and the lines of both wirings that the unit shows.
  func source(upTo step: Int) -> [LessonLine] {
    var seen: Set<SourceLine> = []
    let guilty = lesson.shown.flatMap { wiring in
      run.steps.prefix(step + 1).flatMap { step in
        step.findings[wiring].map { (step.wirings[wiring].name, $0) }
      }.flatMap { name, finding in
        guard let site = finding.site, seen.insert(site).inserted,
          let file = lesson.scenario.system.sources.file(of: site)
        else { return [LessonLine]() }
        return [.heading("\(name)  \(finding.rule): \(site)")]
          + file.excerpt(around: site.line).map(LessonLine.text) + [.text("")]
      }
    }
    let shown = lesson.scenario.code.filter { code in
      !seen.contains { $0.file == code.file.name && code.lines.contains($0.line) }
    }
    let none: [LessonLine] = [.text("No line of source is to blame so far."), .text("")]
    let others: [LessonLine] = shown.isEmpty ? [] : [.text("What the unit compares:"), .text("")]
    return unnamed(in: step) + (guilty.isEmpty ? none : guilty) + others + shown.flatMap(lines)
  }

  /// Which rules were broken in a step without a line that is to blame.
  private func unnamed(in step: Int) -> [LessonLine] {
    let rules = lesson.shown.flatMap { run.steps[step].findings[$0] }.filter { $0.site == nil }
      .map(\.rule).withoutRepeats
    let lines = rules.map { LessonLine.text("'\($0)' names no line of source.") }
    return lines.isEmpty ? [] : lines + [.text("")]
  }
}
