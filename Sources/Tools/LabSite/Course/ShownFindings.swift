import LabCourse
import LabText
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
    /// The lesson.
    let lesson: ShownLesson
  }

  /// The findings of all pages; the entries have the numbers of the units.
  init(_ pages: [CoursePage], _ entries: [Course.Entry]) {
    let numbers = Dictionary(entries.map { ($0.path, $0.number) }) { first, _ in first }
    all = pages.flatMap { page in
      let lesson = ShownLesson(path: page.path, title: page.title, number: numbers[page.path])
      return page.findings.map {
        Shown(
          system: $0.system,
          wiring: $0.wiring,
          rule: $0.rule,
          text: $0.text,
          site: $0.site,
          lesson: lesson
        )
      }
    }
  }

  /// The findings in a wiring.
  func of(_ wiring: Wiring, in system: System) -> [Shown] {
    all.filter { $0.system == system.name && $0.wiring == wiring.name }
  }
}

/// A lesson that shows a finding.
struct ShownLesson: Hashable {
  let path: String
  let title: String
  /// The unit's number; nil for a lesson that the course does not list.
  let number: String?

  /// A link with the number and the title.
  func link(_ site: SiteAddresses) -> HTML {
    "<a href=\"\(site.lesson(path))\">\([number, title].compactMap(\.self).joined(separator: " "))</a>"
  }

  /// A link with the number alone, if there is one.
  func shortLink(_ site: SiteAddresses) -> HTML {
    guard let number else { return link(site) }
    return "<a href=\"\(site.lesson(path))\" title=\"\(title)\">\(number)</a>"
  }
}

extension [ShownFindings.Shown] {
  /// The lessons in which they are shown, each once.
  var lessons: [ShownLesson] {
    reduce(into: []) { lessons, shown in
      if !lessons.contains(shown.lesson) { lessons.append(shown.lesson) }
    }
  }
}
