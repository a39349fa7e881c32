import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabText
import MVCLab

/// The course as a folder of pages: the contents, a page for each unit, the laws, and the wirings.
public struct CourseSite: Sendable {
  /// The pages, each with its path in the folder.
  public let files: [(path: String, text: String)]

  /// Makes all pages of a course; lessons are played on `jobs` threads, and the pages do not depend on how
  /// many.
  ///
  /// Throws the errors in a lesson.
  public init(
    _ course: Course,
    _ systems: [System],
    size: StateMap.Size = StateMap.Size(),
    jobs: Int = 2,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws {
    var lessons: [(path: String, lesson: Lesson)] = []
    for entry in course.entries {
      if let lesson = try course.lesson(entry.path, systems) {
        lessons.append((entry.path, lesson))
      }
    }
    let pages = await CourseSite.played(lessons, size, jobs: jobs, progress)
    let entries = course.entries.filter { entry in pages.contains { $0.path == entry.path } }
    let units = entries.enumerated().compactMap { index, entry -> SitePage? in
      guard let page = pages.first(where: { $0.path == entry.path }),
        let part = course.parts.first(where: { $0.entries.contains(entry) })
      else { return nil }
      let after = entries.indices.contains(index + 1) ? entries[index + 1] : nil
      return UnitPage(page, entry, in: part, (index > 0 ? entries[index - 1] : nil, after)).page
    }
    let findings = ShownFindings(pages)
    let others =
      [ContentsPage(course).page, RulesPage(systems, pages, findings).page]
      + [MatrixPage(systems, findings).page]
      + systems.flatMap { system in
        system.wirings.map { WiringPage($0, of: system, findings).page }
      }
    files = (others + units).map { ($0.path, $0.text) }
  }

  /// Plays the lessons, each on one of some threads; the result is in the lessons' order.
  private static func played(
    _ lessons: [(path: String, lesson: Lesson)],
    _ size: StateMap.Size,
    jobs: Int,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async -> [LessonPages.Page] {
    var pages = [LessonPages.Page?](repeating: nil, count: lessons.count)
    var done = 0
    await withTaskGroup(of: (Int, LessonPages.Page).self) { group in
      func add(_ index: Int) {
        let (path, lesson) = lessons[index]
        group.addTask { (index, LessonPages.Page(path, lesson, size)) }
      }
      for index in 0..<min(max(1, jobs), lessons.count) { add(index) }
      for await (index, page) in group {
        pages[index] = page
        done += 1
        progress(done, lessons.count)
        let next = done + max(1, jobs) - 1
        if next < lessons.count { add(next) }
      }
    }
    return pages.compactMap(\.self)
  }
}
