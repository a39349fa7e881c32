import LabConversation
import LabSearch
import MVCLab

/// Grades the repaired wiring of an exercise beside the correct one.
package struct Grader {
  private let exercise: Exercise
  private let system: System
  private let mine: Wiring
  private let correct: Wiring
  private let crashGuard: (any CrashGuard)?

  /// A grader of a system's first wiring; nil if the system has no other that is correct.
  package init?(
    _ exercise: Exercise,
    _ system: System,
    crashGuard: (any CrashGuard)? = nil
  ) {
    guard let mine = system.wirings.first,
      let correct = system.wirings.dropFirst().first(where: { $0.isCorrect })
    else { return nil }
    (self.exercise, self.system, self.mine, self.correct) = (exercise, system, mine, correct)
    self.crashGuard = crashGuard
  }
}

extension Grader {
  /// Plays the visible story; if it is well, the hidden ones; and if they are, searches for one that is
  /// not.
  ///
  /// The grade depends on the number of states, not on time; only a person interrupts it.
  package func grade(goesOn: () -> Bool = { true }) -> Grade {
    var grade = Grade(of: exercise)
    grade.add(problem(in: exercise.visible.commands))
    guard grade.isPassed else { return grade }
    for story in exercise.hidden { grade.add(problem(in: story.commands)) }
    if grade.isPassed { grade.add(found(goesOn)) }
    return grade
  }

  /// The first thing that is wrong in a story; nil if nothing is.
  private func problem(in commands: [String]) -> Grade.Problem? {
    let conversation = Conversation(KnownNames(systems: [system]), crashGuard)
    let withServer = exercise.setting.withServer
    let opening =
      Opening.commands(system, withServer: withServer, [mine, correct]) + ["contrast on"]
    for (index, command) in (opening + commands).enumerated() {
      let reply = conversation.respond(to: command)
      guard conversation.runs.count == 2 else { continue }
      let (run, reference) = (conversation.runs[0], conversation.runs[1])
      let refusals = reply.transcripts.map { $0.filter { $0.kind == .error }.map(\.text) }
      var findings = run.findings.map(Grade.Line.init)
      if let first = refusals.first, refusals.last?.isEmpty == true {
        findings += first.map { Grade.Line(text: $0, site: nil) }
      }
      if findings.isEmpty, run.differs(from: reference) {
        findings.append(
          Grade.Line(text: "the screens are not those of the correct wiring", site: nil)
        )
      }
      guard findings.isEmpty else {
        let story = commands.prefix(max(0, index + 1 - opening.count))
        return Grade.Problem(story: Array(story), lines: findings)
      }
    }
    return nil
  }

  /// What a search finds: a broken rule, or a difference from the correct wiring.
  private func found(_ goesOn: () -> Bool) -> Grade.Problem? {
    var limits = SearchLimits(states: Grader.mostStates)
    limits.crashGuard = crashGuard
    for (part, reference) in [nil, correct].enumerated() {
      let part = part + 1
      _ = crashGuard?.enterPart(part)
      defer { crashGuard?.leavePart() }
      let (found, _) = Search.first(
        SearchSubject(
          mine,
          of: system,
          against: reference,
          withServer: exercise.setting.withServer
        ),
        limits,
        part: part,
        where: { _ in true },
        watch: { _ in goesOn() }
      )
      if let found {
        return Grade.Problem(story: found.story, lines: [Grade.Line(found.finding)])
      }
    }
    return nil
  }

  /// How many states a search visits: some two seconds in a debug build.
  private static let mostStates = 300
}
