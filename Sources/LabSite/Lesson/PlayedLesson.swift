import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import MVCLab

/// A lesson that was played, with the map around its story.
struct PlayedLesson: Sendable {
  /// The path of its document in the course.
  let path: String
  /// The name of the program, as a reader types it.
  let program: String
  let lesson: Lesson
  let run: LessonRun
  /// The states around the story; nil if no command of it can be played on a page.
  let map: StateMap?
  let site: SiteAddresses

  /// The positions of the wirings that are shown.
  var shown: [Int] { lesson.shown }

  /// The lines of a wiring that the story blames.
  func sites(of wiring: Int) -> [SourceLine] {
    run.steps.flatMap { $0.findings.indices.contains(wiring) ? $0.findings[wiring] : [] }
      .compactMap(\.site)
  }
}

extension PlayedLesson {
  init(_ path: String, _ lesson: Lesson, _ size: StateMap.Size, program: String) {
    (self.path, self.lesson, self.program) = (path, lesson, program)
    run = LessonRun(lesson)
    site = SiteAddresses(from: SiteAddresses.page(of: path))
    map = PlayedLesson.map(of: lesson, size)
  }

  /// The map around the two wirings that are compared, along the commands of the story.
  private static func map(of lesson: Lesson, _ size: StateMap.Size) -> StateMap? {
    let pair = lesson.compared
    guard pair.count == 2 else { return nil }
    let subject = SearchSubject(
      pair[0],
      of: lesson.scenario.system,
      against: pair[1],
      withServer: lesson.scenario.withServer
    )
    let story = lesson.steps.dropFirst(Lesson.firstStep).filter { !$0.isAnswer }.map(\.command)
    let map = StateMap(subject, story: story, size)
    return map.path.isEmpty ? nil : map
  }
}
