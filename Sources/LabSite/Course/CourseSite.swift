import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabText
import MVCLab

/// The course as a folder of pages: the contents, a page for each lesson, the laws, and the wirings.
public struct CourseSite: Sendable {
  /// The pages, each with its path in the folder.
  public let files: [(path: String, text: String)]

  /// Makes all pages of a course, for readers who have this program; lessons are played on `jobs` threads, and the pages do not depend on how
  /// many.
  ///
  /// Throws the errors in a lesson.
  public init(
    _ course: Course,
    _ systems: [System],
    program: String,
    size: StateMap.Size = StateMap.Size(),
    jobs: Int = 2,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws {
    var lessons: [(path: String, lesson: Lesson)] = []
    for file in course.files.map(\.name).sorted() where file != "README.md" {
      if let lesson = try course.lesson(file, systems) { lessons.append((file, lesson)) }
    }
    let pages = await lessons.inParallel(jobs: jobs, progress) { path, lesson in
      PlayedLesson(path, lesson, size, program: program)
    }
    let places = CourseSite.places(in: course)
    let units = pages.map { UnitPage($0, at: places[$0.path]).page }
    let findings = ShownFindings(pages)
    let others =
      [ContentsPage(course).page, RulesPage(systems, pages, findings).page]
      + [MatrixPage(systems, findings).page]
      + systems.flatMap { system in
        system.wirings.map { WiringPage($0, of: system, findings).page }
      }
    files = (others + units).map { ($0.path, $0.text) }
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
