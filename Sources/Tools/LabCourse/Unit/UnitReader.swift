import LabScenarios
import LabText
import MVCLab

/// Checks what can be known of a unit's shape before its story is played.
struct UnitReader {
  private let lesson: Lesson
  private(set) var problems: [UnitProblem] = []
  /// The laws and symptoms that the section of the law names.
  private(set) var rules: [Rule] = []
  private var found: [(section: UnitSection, text: String, line: Int)] = []

  init(_ lesson: Lesson) {
    self.lesson = lesson
    readHead()
    readParts()
    checkSections()
    checkLaw()
    checkSource()
    problems.sort { $0.line < $1.line }
  }

  /// The text of a section; empty if the unit does not have it.
  func text(_ section: UnitSection) -> String {
    found.first { $0.section == section }?.text ?? ""
  }

  private mutating func report(_ reason: UnitProblem.Reason, _ line: Int) {
    problems.append(UnitProblem(file: lesson.file, line: line, reason: reason))
  }

  private mutating func readHead() {
    guard let head = lesson.head else { return report(.noHead, 1) }
    let wirings = lesson.scenario.wirings
    guard let minutes = head.minutes, !head.left.isEmpty, !head.right.isEmpty else {
      return report(.unclearHead, head.line)
    }
    if !(1...20).contains(minutes) { report(.minutes(minutes), head.line) }
    if lesson.parts.contains(where: { $0.line < head.line }) { report(.headNotAtTop, head.line) }
    for name in [head.left, head.right] where !wirings.contains(where: { $0.name == name }) {
      let near = NameLookup.nearest(to: name, in: wirings.map(\.name))
      report(.unknownWiring(name, near: near), head.line)
    }
    if head.left == head.right { report(.sameWiring(head.left), head.line) }
    if wirings.contains(where: { $0.name == head.left && !$0.isCorrect }) {
      report(.wrongLeft(head.left), head.line)
    }
    if wirings.count > 3 { report(.tooManyWirings(wirings.count), head.line) }
  }

  private mutating func readParts() {
    for part in lesson.parts {
      switch part.content {
      case .section(let section, let text):
        if found.contains(where: { $0.section == section }) {
          report(.repeated(section), part.line)
        }
        if let last = found.last, section < last.section {
          report(.outOfOrder(section, after: last.section), part.line)
        }
        if text.isEmpty { report(.empty(section), part.line) }
        found.append((section, text, part.line))
      case .story:
        guard let last = found.last?.section, last > .claim else { continue }
        report(last == .answer ? .answerNotMarked : .storyBelow(last), part.line)
      case .answer:
        if found.last?.section != .answer { report(.answerAbove, part.line) }
      case .prose, .source, .block: break
      }
    }
  }

  private mutating func checkSections() {
    let end = lesson.parts.last?.line ?? 1
    let present = found.map(\.section)
    for section in UnitSection.allCases where section != .noLaw && !present.contains(section) {
      if section == .law, present.contains(.noLaw) { continue }
      let next = found.first { $0.section > section }
      report(.missing(section), next?.line ?? end)
    }
    if let question = found.first(where: { $0.section == .question }), !question.text.hasSuffix("?")
    {
      report(.noQuestionMark, question.line)
    }
    let story = lesson.steps.filter { !$0.isAnswer }.dropFirst(Lesson.firstStep)
    if story.isEmpty { report(.noStory, 1) }
    if story.count > 8, let ninth = story.dropFirst(8).first {
      report(.tooManyCommands(story.count), ninth.line)
    }
  }

  private mutating func checkLaw() {
    guard let law = found.first(where: { $0.section == .law }) else { return }
    let names = law.text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    rules = Rule.all(of: [lesson.scenario.system]).filter { names.contains($0.name) }
    if rules.isEmpty { report(.noRule, law.line) }
  }

  private mutating func checkSource() {
    guard let repair = found.first(where: { $0.section == .repair }) else { return }
    for wiring in lesson.compared
    where !lesson.scenario.code.contains(where: { $0.name(in: lesson.scenario) == wiring.name }) {
      report(.noSource(wiring: wiring.name), repair.line)
    }
  }
}

extension CodeBlock {
  /// The name of the wiring whose source it shows.
  package func name(in scenario: Scenario) -> String { scenario.wirings[wiring].name }
}
