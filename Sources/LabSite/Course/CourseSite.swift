import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabText
import MVCLab

/// The course as a folder of pages: the contents, a page for each lesson, the laws, and the wirings.
public struct CourseSite: Sendable {
  /// The pages, each with its path in the folder: those about the whole, then the units in the course's
  /// order, in which the first ones list them, then the other lessons.
  public let files: [(path: String, text: String)]

  /// Makes all pages of a course, for readers who have this program, or for their teacher; lessons are
  /// played on `jobs` threads, and the pages do not depend on how many.
  ///
  /// Throws the errors in a lesson.
  public init(
    _ course: Course,
    _ systems: [System],
    program: String,
    isTeachers: Bool = false,
    size: StateMap.Size = StateMap.Size(),
    jobs: Int = 2,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws {
    let units = course.entries.map(\.path)
    let others = course.files.map(\.name).filter { $0 != "README.md" && !units.contains($0) }
    let paths = units.withoutRepeats + others.sorted()
    let documents = await paths.inParallel(jobs: jobs) { path in
      Result { try course.lesson(path, systems) }
    }
    let lessons = try zip(paths, documents).compactMap { path, document in
      try document.get().map { (path: path, lesson: $0) }
    }
    let pages = await lessons.inParallel(jobs: jobs, progress) { path, lesson in
      PlayedLesson(path, lesson, size, program: program, isTeachers: isTeachers)
    }
    let places = CourseSite.places(in: course)
    let lessonPages = await pages.inParallel(jobs: jobs) { page in
      CourseSite.file(UnitPage(page, at: places[page.path]).page, isTeachers)
    }
    let findings = ShownFindings(pages, course.entries)
    var commonPages = [
      ContentsPage(course).page, RulesPage(systems, pages, findings).page,
      MatrixPage(systems, findings).page,
    ]
    if isTeachers { commonPages.append(TimetablePage(course, pages).page) }
    for system in systems {
      commonPages += system.wirings.map { WiringPage($0, of: system, findings).page }
    }
    files = commonPages.map { CourseSite.file($0, isTeachers) } + lessonPages
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
