import LabConversation
import LabScenarios
import LabText
import MVCLab

/// Turns the pages of a lesson into lines: two wirings side by side, or one below the other.
struct LessonText {
  let lesson: Lesson
  let run: LessonRun
  /// The unit's number in the course, if it has one.
  let number: String?
  /// What to print behind links, by their addresses.
  let links: [String: String]
  let columns: Int
  /// Whether two wirings stand side by side.
  let isSideBySide: Bool

  /// The columns of prose.
  private var measure: Int { min(columns, 80) }
}

// MARK: - Pages

extension LessonText {
  func lines(of page: LessonPage) -> [LessonLine] {
    switch page.content {
    case .opening(let contents):
      return [title, .text("")] + contents.flatMap(lines) + wirings(below: contents)
        + lines(ofStep: 0, 1)
    case .text(let contents), .question(let contents): return contents.flatMap(lines)
    case .step(let step): return lines(ofStep: step)
    }
  }

  private var title: LessonLine {
    let left = [number, lesson.title].compactMap(\.self).joined(separator: "  ")
    let names = lesson.compared.map(\.name).joined(separator: " | ")
    let gap = max(2, measure - left.columns - names.columns)
    return .heading(left + .spaces(gap) + names)
  }

  /// What each wiring is, unless the text above says so already.
  private func wirings(below contents: [LessonPart.Content]) -> [LessonLine] {
    let wirings = lesson.shown.map { run.wirings[$0] }
      .filter { wiring in !contents.contains { $0.says(wiring.summary) } }
    guard !wirings.isEmpty else { return [] }
    let lines = wirings.flatMap { Prose("\($0.name): \($0.summary)").lines(columns: measure) }
    return lines.map(LessonLine.text) + [.text("")]
  }

  private func lines(of content: LessonPart.Content) -> [LessonLine] {
    switch content {
    case .prose(let text): return prose(text)
    case .section(let section, let text): return prose("\(section.title): \(text)")
    case .source(let code): return lines(of: code)
    case .block(let lines): return lines.map { .text("    " + $0) } + [.text("")]
    case .story, .answer: return []
    }
  }

  private func prose(_ text: String) -> [LessonLine] {
    Prose(text, links: links).lines(columns: measure).map(LessonLine.text) + [.text("")]
  }

  /// Lines of source, below the name of the wiring.
  func lines(of code: CodeBlock) -> [LessonLine] {
    [.heading("\(lesson.scenario.wirings[code.wiring].name)  \(code.file.name)")]
      + code.numberedText.map { .text("  \($0)") } + [.text("")]
  }
}

// MARK: - Steps

extension LessonText {
  /// The command of a step, and which step it is.
  func heading(ofStep step: Int) -> LessonLine {
    let command = "> \(lesson.steps[step].command)"
    guard !lesson.steps[step].isAnswer else { return .heading("Answer  \(command)") }
    let last = lesson.steps.lastIndex { !$0.isAnswer } ?? step
    let (number, count) = (step - Lesson.firstStep + 1, last - Lesson.firstStep + 1)
    return .heading("Step \(number) of \(count)  \(command)")
  }

  /// What the reader is told before a step.
  func narration(ofStep step: Int) -> [LessonLine] {
    lesson.steps[step].narration.flatMap { text in
      Prose(text, links: links).lines(columns: measure).map(LessonLine.text)
    }
  }

  /// What the wirings printed in some steps, which are taken for one.
  func lines(ofStep steps: Int...) -> [LessonLine] {
    let shown = lesson.shown
    let played = steps.filter(run.steps.indices.contains)
    var replies = shown.map { wiring in played.flatMap { run.steps[$0].lines[wiring] } }
    guard !replies.allSatisfy(\.isEmpty) else {
      return [.aside(nothingPrinted(by: steps[0])), .text("")]
    }
    let isPaired = isSideBySide && lesson.compared.count == 2
    if let last = played.last.map({ run.steps[$0] }) {
      replies = replies.showingUnchanged(
        of: shown.map { last.hasEnded[$0] ? [] : last.windows[$0] },
        captioned: isPaired
      )
    }
    let titles = run.titles(at: steps[steps.count - 1])
    let names = shown.map { titles[$0] }
    guard isPaired else { return merged(names, replies) }
    let others = shown.indices.dropFirst(2).filter {
      replies[$0] != replies[0] && replies[$0] != replies[1]
    }
    let (columns, rows) = pairs(replies[0], replies[1], before: steps[0])
    var lines = [LessonLine.heading(columns.head(names))] + rows.map { .row($0) }
    for other in others {
      lines.append(.heading(names[other]))
      lines += replies[other].map { .output($0) }
    }
    return lines + [.text("")]
  }

  /// What it means that a step printed nothing; an `expect` may be asked of some wirings only.
  private func nothingPrinted(by number: Int) -> String {
    let step = lesson.scenario.steps[number]
    guard step.isExpectation else { return "No window changes." }
    let names = run.titles(at: number)
    let asked = names.indices.filter(step.isAsked)
    guard asked.count < names.count else { return "It holds." }
    return "It holds in \(asked.map { names[$0].inQuotes }.joined(separator: " and "))."
  }

  /// The lines of both wirings in two columns; the mark of the first difference is that of the lesson.
  private func pairs(
    _ left: [OutputLine],
    _ right: [OutputLine],
    before step: Int
  ) -> (SideBySide, [SideBySide.Row]) {
    var columns = SideBySide(width: self.columns)
    let positions = Array(lesson.shown.prefix(2))
    for earlier in run.steps.prefix(step) {
      _ = columns.lines(earlier.lines[positions[0]], earlier.lines[positions[1]])
    }
    let (lines, others) = (left.flatMap(SideBySide.lines), right.flatMap(SideBySide.lines))
    columns.fit(lines, others)
    let rows = columns.rows(lines, others)
    return (columns, rows)
  }

  private func merged(_ names: [String], _ replies: [[OutputLine]]) -> [LessonLine] {
    MergedReply(wirings: names, replies: replies).parts.map { part in
      switch part {
      case .header(let text): .heading(text)
      case .line(let line): .output(line)
      }
    } + [.text("")]
  }
}

// MARK: - Predictions

extension LessonText {
  /// The question and its choices, each with its number.
  func lines(of prediction: Prediction) -> [LessonLine] {
    let wiring = prediction.isNamed ? "" : ", for '\(prediction.wiring)'"
    return Prose("Predict\(wiring): \(prediction.question)").lines(columns: measure).map(
      LessonLine.text
    )
      + prediction.shown.enumerated().flatMap { index, choice in
        choice.lines.enumerated().map { line, text in
          .text((line == 0 ? "  \(index + 1)  " : "     ") + text)
        }
      }
  }
}

extension Prediction.Choice {
  /// The choice as a reader sees it.
  var lines: [String] {
    switch self {
    case .lines(let lines): lines.map { "| \($0)" }
    case .nothing: ["no window changes"]
    case .end: ["its code fails, and the world ends"]
    }
  }
}

extension LessonPart.Content {
  /// Whether its prose has these words, on whatever lines.
  fileprivate func says(_ words: String) -> Bool {
    switch self {
    case .prose(let text), .section(_, let text):
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words)
    case .story, .answer, .source, .block: false
    }
  }
}
