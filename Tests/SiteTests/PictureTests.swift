import CourseStage
import LabConversation
import LabCourse
import LabSystems
import MVCLab
import Testing

@testable import LabSite

/// A page draws a row from its picture, the program from its lines: both must show the same words.
///
/// `Trials maps` holds all units to it.
@Suite("What a page draws, and what the program prints")
struct PictureTests {
  private static let some = SampleCourse.units.enumerated().filter { $0.offset % 12 == 8 }
    .map(\.element)

  @Test("each row of a unit's windows has the same words in both", arguments: some)
  func words(_ path: String) throws {
    let problem = try UnitPictures.problem(of: path)
    #expect(problem == nil)
  }

  @Test("the marks of a selection are drawn")
  func marks() throws {
    let path = "inbox/03-a-mark-in-a-cell.md"
    let lesson = try #require(try SampleCourse.course([path]).lesson(path, .all))
    let windows = LessonRun(lesson).steps.flatMap(\.worlds).flatMap(\.windows)
    #expect(windows.contains { UnitPictures.rows(of: $0)[0]?.contains("√") == true })
    let page = try SampleCourse.site(of: [path], explored: 0)
    #expect(page.values.contains { $0.contains("<span class=\"part\">• Ada √</span>") })
  }
}
