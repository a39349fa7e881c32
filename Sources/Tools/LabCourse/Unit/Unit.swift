import LabScenarios
import MVCLab

/// A unit of the course: a claim, its story in two wirings, the law, the repair, a question and its answer.
///
/// It is a plain value that any rendering can read; texts are in Markdown.
public struct Unit: Sendable {
  /// The whole lesson, with the prose between the sections.
  public let lesson: Lesson
  /// How long a reader needs, from 1 to 20.
  public let minutes: Int
  /// The wiring on the left side: the correct one.
  public let left: Wiring
  /// The wiring on the right side.
  public let right: Wiring
  /// A sentence that turns out right or wrong.
  public let claim: String
  /// The laws and symptoms that the unit names; none if no law is broken.
  public let rules: [Rule]
  /// What the law says here, or why none is broken.
  public let law: String
  /// What the right code does otherwise.
  public let repair: String
  /// Lines of both wirings.
  public let source: [CodeBlock]
  /// What the reader is asked.
  public let question: String
  /// The answer in prose.
  public let answer: String

  /// Makes a unit of a lesson; throws what is wrong with its shape.
  public init(_ lesson: Lesson) throws(UnitProblems) {
    let reader = UnitReader(lesson)
    guard reader.problems.isEmpty, let head = lesson.head,
      let right = lesson.compared.dropFirst().first
    else { throw UnitProblems(problems: reader.problems) }
    self.lesson = lesson
    minutes = head.minutes ?? 0
    (left, self.right) = (lesson.compared[0], right)
    claim = reader.text(.claim)
    rules = reader.rules
    law = reader.text(.law) + reader.text(.noLaw)
    (repair, source) = (reader.text(.repair), lesson.scenario.code)
    (question, answer) = (reader.text(.question), reader.text(.answer))
  }
}

extension Unit {
  /// What a lesson lacks to be a unit that shows what it says; `run` is a run of it.
  public static func problems(of lesson: Lesson, _ run: LessonRun) -> [UnitProblem] {
    UnitLint.problems(of: lesson, run)
  }
}

extension Unit {
  /// The document's title, without its Markdown.
  public var title: String { lesson.title }
  /// The path of the document.
  public var file: String { lesson.file }
  /// The commands of the story and of the answer.
  public var steps: [LessonStep] { lesson.steps }
}
