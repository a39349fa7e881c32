import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabWork
import MVCLab

/// A lesson that was played, with the map around its story.
package struct PlayedLesson: Sendable {
  /// The path of its document in the course.
  let path: String
  /// The path of its document, as a reader types it; nil if it has none.
  let file: String?
  let title: String
  /// The name of the program, as a reader types it.
  let program: String
  let lesson: Lesson
  let run: LessonRun
  /// The states around the story; nil if no command of it can be played on a page.
  let map: StateMap?
  let site: SiteAddresses
  let predictions: Predictions
  /// The steps in which a wiring did not print what the document expects, by wiring.
  let failures: [[StepFailure]]
  /// For each list, step and wiring the earliest step with the same lines.
  let listSources: [WorldList: [[Int]]]

  /// The positions of the wirings that are shown: those of the lesson, and all that failed.
  var shown: [Int] {
    lesson.shown + failures.indices.filter { !lesson.shown.contains($0) && !failures[$0].isEmpty }
  }

  /// What a page makes of the questions before its steps.
  enum Predictions {
    /// The reader guesses, and what follows waits for the guess.
    case asked
    /// The right choice is marked, for a teacher.
    case answered
    /// The question alone.
    case told
  }

  /// All that a wiring broke in some steps.
  func findings(of wiring: Int, in steps: Range<Int>) -> [Finding] {
    run.steps[steps].flatMap {
      $0.findings.indices.contains(wiring) ? $0.findings[wiring] : []
    }
  }
}

extension PlayedLesson {
  /// The part of the document at which the answer begins, which a page folds; nil if it has none.
  var answer: Int? {
    lesson.parts.firstIndex { part in
      if case .section(.answer, _) = part.content { true } else { false }
    }
  }

  /// The steps that stand above the answer; all, if it has none.
  var stepsAboveAnswer: Range<Int> { answer.map(steps(abovePart:)) ?? 0..<run.steps.count }

  /// The steps that stand above a part of the document.
  func steps(abovePart part: Int) -> Range<Int> {
    let ends = lesson.parts[..<part].compactMap { part in
      switch part.content {
      case .story(let steps), .answer(let steps): steps.upperBound
      case .prose, .section, .source, .block: nil as Int?
      }
    }
    return 0..<(ends.max() ?? 0)
  }
}

extension PlayedLesson {
  init(
    _ path: String,
    _ lesson: Lesson,
    _ size: StateMap.Size,
    program: String,
    isTeachers: Bool,
    _ supervisor: any Supervisor
  ) {
    (self.path, self.lesson, self.program) = (path, lesson, program)
    (file, title, failures) = (lesson.file, lesson.title, [])
    predictions = isTeachers ? .answered : .asked
    run = LessonRun(lesson, supervisor, hasFlow: false, hasWalks: true)
    site = SiteAddresses(from: SiteAddresses.page(of: path))
    map = PlayedLesson.map(of: lesson, size, supervisor)
    listSources = PlayedLesson.listSources(in: run)
  }

  /// A lesson on a page that needs no other.
  init(
    alone path: String,
    file: String?,
    title: String,
    _ lesson: Lesson,
    _ run: LessonRun,
    map: StateMap?,
    failures: [[StepFailure]],
    program: String
  ) {
    (self.path, self.file, self.title, self.program) = (path, file, title, program)
    (self.lesson, self.run, self.map, self.failures) = (lesson, run, map, failures)
    site = SiteAddresses(from: path, isAlone: true)
    // A reader of a failure wants to see it at once.
    predictions = failures.allSatisfy(\.isEmpty) ? .asked : .told
    listSources = PlayedLesson.listSources(in: run)
  }

  private static func listSources(in run: LessonRun) -> [WorldList: [[Int]]] {
    Dictionary(uniqueKeysWithValues: WorldList.allCases.map { ($0, $0.sources(in: run)) })
  }

  /// The map on a page that stands alone: a command waits for it.
  package static let sizeAlone = StateMap.Size(explored: 24, moves: 400)

  /// A map has no states beside the story if so many turns of its work are known to end a world: each has begun
  /// the work anew.
  private static let mostEndings = 3

  /// The map around the wirings that are compared, along the commands of the story; it has fewer states once the
  /// supervisor stops the work.
  package static func map(
    of lesson: Lesson,
    _ size: StateMap.Size,
    _ supervisor: any Supervisor
  ) -> StateMap? {
    let pair = lesson.compared
    let subject = SearchSubject(
      pair[0],
      of: lesson.scenario.system,
      against: pair.dropFirst().first,
      withServer: lesson.scenario.withServer
    )
    let isBounded = supervisor.knownEndings >= mostEndings
    var size = isBounded ? StateMap.Size(explored: 0, moves: 0) : size
    size.bytes = UnitPage.most
    let story = lesson.steps.dropFirst(Lesson.firstStep).filter { !$0.isAnswer }.map(\.command)
    let map = StateMap(subject, story: story, size, supervisor)
    return map.path.isEmpty ? nil : map
  }
}
