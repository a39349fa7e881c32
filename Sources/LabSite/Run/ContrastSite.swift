import LabConversation
import LabCourse
import LabScenarios
import LabText

/// Two wirings side by side on a page that needs no other.
package struct ContrastSite {
  /// The whole page.
  package let page: String

  /// Executes the commands of a contrast in both wirings.
  package init(
    _ contrast: Contrast,
    titled title: String,
    program: String,
    crashGuard: (any CrashGuard)? = nil
  ) throws(ScenarioErrors) {
    let lesson = Lesson(try contrast.scenario(titled: title))
    let story = PlayedLesson(
      alone: "index.html",
      file: nil,
      title: title,
      lesson,
      LessonRun(lesson, crashGuard, isContrast: true, hasFlow: false),
      map: PlayedLesson.map(of: lesson, PlayedLesson.sizeAlone, crashGuard),
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
        header: "",
        main: main,
        end: unit.end(below: main),
        links: []
      ).text
  }
}
