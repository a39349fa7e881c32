import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabText
import LabWork
import MVCLab

/// The course as a folder of pages: the contents, a page for each lesson, the laws, and the wirings.
public struct CourseSite: Sendable {
  /// The pages, each with its path in the folder: those about the whole, then the units in the course's
  /// order, in which the first ones list them, then the other lessons.
  public let files: [(path: String, text: String)]

  /// Makes all pages of a course in this process.
  ///
  /// Throws the errors in a lesson.
  public init(
    _ course: Course,
    _ systems: [System],
    program: String,
    isTeachers: Bool = false,
    size: StateMap.Size = StateMap.Size()
  ) throws {
    try self.init(
      course,
      systems,
      program: program,
      isTeachers: isTeachers,
      size: size,
      jobs: 1,
      in: InProcess()
    )
  }

  /// Makes all pages of a course, for readers who have this program, or for their teacher.
  ///
  /// Each lesson's page is a piece of work; the pages do not depend on how many are made at once. Throws the
  /// errors in a lesson, and a ``WorkFailure``.
  package init(
    _ course: Course,
    _ systems: [System],
    program: String,
    isTeachers: Bool = false,
    size: StateMap.Size = StateMap.Size(),
    jobs: Int,
    in workplace: any Workplace,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws {
    let units = course.entries.map(\.path)
    let others = course.files.map(\.name).filter { $0 != "README.md" && !units.contains($0) }
    let lessons = try (units.withoutRepeats + others.sorted()).compactMap { path in
      try course.lesson(path, systems).map { (path: path, lesson: $0) }
    }
    let places = CourseSite.places(in: course)
    var pages: [CoursePage] = []
    var failure: WorkFailure?
    workplace.play(
      Array(lessons.indices),
      jobs: jobs,
      {
        { index, supervisor in
          let (path, lesson) = lessons[index]
          let played = PlayedLesson(
            path,
            lesson,
            size,
            program: program,
            isTeachers: isTeachers,
            supervisor
          )
          var page = UnitPage(played, at: places[path]).page
          page.isTeachers = isTeachers
          return CoursePage(played, number: places[path]?.entry.number, page, systems)
        }
      },
      then: { index, page in
        switch page {
        case .success(let page): pages.append(page)
        case .failure(let reason): failure = reason
        }
        progress(index + 1, lessons.count)
        return failure == nil
      }
    )
    if let failure { throw failure }
    let findings = pages.flatMap(\.findings)
    var commonPages = [
      ContentsPage(course).page, RulesPage(systems, pages, findings).page,
      MatrixPage(systems, findings).page,
    ]
    if isTeachers { commonPages.append(TimetablePage(course, lessons).page) }
    for system in systems {
      commonPages += system.wirings.map { WiringPage($0, of: system, findings).page }
    }
    files =
      commonPages.map { CourseSite.file($0, isTeachers) } + pages.map { ($0.place, $0.text) }
  }

  private static func file(_ page: SitePage, _ isTeachers: Bool) -> (path: String, text: String) {
    var page = page
    page.isTeachers = isTeachers
    return (page.path, page.text)
  }

  /// Where each unit stands, by its path.
  private static func places(in course: Course) -> [String: UnitPage.Place] {
    let all = course.parts.flatMap { part in part.entries.map { (part, $0) } }
    var places: [String: UnitPage.Place] = [:]
    for (index, (part, entry)) in all.enumerated() {
      places[entry.path] = UnitPage.Place(
        part: part,
        entry: entry,
        before: index > 0 ? all[index - 1].1 : nil,
        after: all.indices.contains(index + 1) ? all[index + 1].1 : nil
      )
    }
    return places
  }
}
