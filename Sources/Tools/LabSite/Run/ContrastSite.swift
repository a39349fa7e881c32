import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabText
import LabWork

/// Two wirings side by side on a page that needs no other.
package struct ContrastSite {
  /// The whole page.
  package let page: String

  /// Executes the commands of a contrast in both wirings.
  package init(
    _ contrast: Contrast,
    titled title: String,
    program: String,
    size: StateMap.Size = PlayedLesson.sizeAlone,
    _ supervisor: any Supervisor = NoSupervisor()
  ) throws(ScenarioErrors) {
    let lesson = Lesson(try contrast.scenario(titled: title))
    let story = PlayedLesson(
      alone: "index.html",
      file: nil,
      title: title,
      lesson,
      LessonRun(lesson, supervisor, isContrast: true, hasFlow: false, hasWalks: true),
      map: PlayedLesson.map(of: lesson, size, supervisor),
      failures: [],
      program: program
    )
    let unit = UnitPage(story, at: nil)
    let main: HTML = """
      <h1>\(title)</h1>
      \(unit.parts)
      """
    page =
      SitePage(
        path: "index.html",
        title: title,
        main: main,
        end: unit.end(below: main),
        links: []
      ).text
  }
}
