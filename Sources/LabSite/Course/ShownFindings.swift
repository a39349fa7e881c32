import LabCourse
import MVCLab

/// What the lessons of a course show: which wiring breaks which rule, in which lesson, on which line.
struct ShownFindings {
  let all: [Shown]

  struct Shown {
    let system: String
    let wiring: String
    let rule: String
    let text: String
    let site: SourceLine?
    /// The path and the title of the lesson.
    let path: String
    let title: String
  }

  init(_ pages: [PlayedLesson]) {
    all = pages.flatMap { page in
      page.run.steps.flatMap { step in
        zip(page.run.wirings, step.findings).flatMap { wiring, findings in
          findings.map {
            Shown(
              system: page.lesson.scenario.system.name,
              wiring: wiring.name,
              rule: $0.rule,
              text: $0.text,
              site: $0.site,
              path: page.path,
              title: page.lesson.title
            )
          }
        }
      }
    }
  }

  /// The findings in a wiring.
  func of(_ wiring: Wiring, in system: System) -> [Shown] {
    all.filter { $0.system == system.name && $0.wiring == wiring.name }
  }
}

extension [ShownFindings.Shown] {
  /// The lessons in which they are shown, each once.
  var lessons: [(path: String, title: String)] {
    reduce(into: []) { lessons, shown in
      if !lessons.contains(where: { $0.path == shown.path }) {
        lessons.append((shown.path, shown.title))
      }
    }
  }
}
