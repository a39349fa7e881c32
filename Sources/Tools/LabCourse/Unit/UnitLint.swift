import LabConversation
import LabScenarios
import MVCLab

/// Checks a unit whose story has been played: whether it shows what it says.
struct UnitLint {
  private var problems: [UnitProblem] = []
  private let unit: Unit
  private let run: LessonRun

  private init(_ unit: Unit, _ run: LessonRun) {
    (self.unit, self.run) = (unit, run)
    checkLaw()
    checkSource()
    checkEllipsis()
  }

  /// What is wrong with a unit, from the top of the document; `run` is a run of it.
  static func problems(of lesson: Lesson, _ run: LessonRun) -> [UnitProblem] {
    do throws(UnitProblems) {
      return UnitLint(try Unit(lesson), run).problems
    } catch {
      return error.problems
    }
  }

  private mutating func report(_ reason: UnitProblem.Reason, _ line: Int) {
    problems.append(UnitProblem(file: unit.file, line: line, reason: reason))
  }

  private var story: [LessonRun.Step] {
    zip(unit.steps, run.steps).filter { !$0.0.isAnswer }.map(\.1)
  }

  private mutating func checkLaw() {
    let names = unit.rules.map(\.name)
    let shown = story.flatMap { $0.findings.joined().map(\.rule) }
    guard !names.isEmpty, !names.contains(where: shown.contains) else { return }
    report(.notShown(names), line(of: .law))
  }

  private mutating func checkSource() {
    let position = run.wirings.firstIndex { $0.name == unit.right.name }
    guard let position, !unit.right.isCorrect else { return }
    let sites = story.flatMap { $0.findings[position].compactMap(\.site) }
    let blocks = unit.source.filter { $0.wiring == position }
    let isShown = sites.contains { site in
      blocks.contains { $0.file.name == site.file && $0.lines.contains(site.line) }
    }
    guard !sites.isEmpty, !isShown else { return }
    let names = sites.map(\.description).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    report(.noFindingInSource(wiring: unit.right.name, sites: names), line(of: .repair))
  }

  private mutating func checkEllipsis() {
    let position = run.wirings.firstIndex { $0.name == unit.right.name }
    guard let position,
      let step = run.steps.indices.first(where: { !run.steps[$0].findings[position].isEmpty }),
      let line = unit.lesson.scenario.steps[step].firstEllipsis(of: position)
    else { return }
    report(.hiddenFinding(unit.right.name), line)
  }

  private func line(of section: UnitSection) -> Int {
    unit.lesson.parts.first { part in
      if case .section(section, _) = part.content { true } else { false }
    }?.line ?? 1
  }
}
