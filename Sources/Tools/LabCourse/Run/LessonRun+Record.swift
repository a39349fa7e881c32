import LabConversation
import LabWork
import MVCLab

extension LessonRun {
  /// A run of a lesson as a terminal shows it: what another process can tell of it, without pictures.
  struct Record: Codable {
    let steps: [Step]

    struct Step: Codable {
      let lines: [[OutputLine]]
      let wirings: [String]
      let findings: [[Finding]]
      let flow: [[String]]
      let windows: [[PrintedWindow]]
      let changed: [[PrintedWindow]]
      let hasEnded: [Bool]
    }

    init(_ run: LessonRun) {
      steps = run.steps.map { step in
        Step(
          lines: step.lines,
          wirings: step.wirings.map(\.name),
          findings: step.findings,
          flow: step.flow,
          windows: step.windows,
          changed: step.changed,
          hasEnded: step.hasEnded
        )
      }
    }
  }

  /// The run that a record tells of.
  private init(_ record: Record, of lesson: Lesson) {
    let all = lesson.scenario.system.wirings
    wirings = lesson.scenario.wirings
    steps = record.steps.map { step in
      Step(
        lines: step.lines,
        wirings: step.wirings.compactMap { name in all.first { $0.name == name } },
        findings: step.findings,
        flow: step.flow,
        windows: step.windows,
        changed: step.changed,
        hasEnded: step.hasEnded,
        worlds: [],
        did: []
      )
    }
  }

  /// Plays a lesson in a workplace, for a terminal; nil if the user stops it.
  package static func play(
    _ lesson: Lesson,
    in workplace: any Workplace
  ) throws(WorkFailure) -> LessonRun? {
    try workplace.play { supervisor in Record(LessonRun(lesson, supervisor)) }
      .map { LessonRun($0, of: lesson) }
  }
}
