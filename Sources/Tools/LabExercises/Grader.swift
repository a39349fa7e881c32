import LabConversation
import LabSearch
import LabWork
import MVCLab

/// Grades the repaired wiring of an exercise beside the correct one.
package struct Grader {
  private let exercise: Exercise
  private let system: System
  private let mine: Wiring
  private let correct: Wiring
  /// Whether the learner's code, and what is given, is in a module of its own.
  private let isApart: Bool

  /// A grader of a system's first wiring; nil if the system has no other that is correct.
  package init?(_ exercise: Exercise, _ system: System, isApart: Bool) {
    self.isApart = isApart
    guard let mine = system.wirings.first,
      let correct = system.wirings.dropFirst().first(where: { $0.isCorrect })
    else { return nil }
    (self.exercise, self.system, self.mine, self.correct) = (exercise, system, mine, correct)
  }
}

extension Grader {
  /// Plays the stories; if all are well, searches for one that is not.
  ///
  /// The search visits at most `states` states, some two seconds in a debug build, so the grade does not depend on time;
  /// only a person interrupts it. Throws if the program itself crashed, which is no fault of the learner's.
  package func grade(
    in workplace: any Workplace,
    states: Int = 300
  ) throws(WorkFailure) -> Grade {
    var grade = Grade(of: exercise)
    let waiver = waiver
    for story in [exercise.visible] + exercise.hidden {
      if waiver == nil {
        grade.add(try problem(in: story.commands, workplace))
      } else {
        grade.add(waiver)
      }
    }
    if grade.isPassed {
      let (problem, scope) = try found(in: workplace, states)
      grade.add(problem, scope: scope)
    }
    return grade
  }

  /// What is wrong with a comment that lets a line break a law; nil if there is none.
  private var waiver: Grade.Problem? {
    let lines = system.sources.waivers(in: mine.files).map {
      Grade.Line(text: "an exercise has no waivers; remove this one of '\($0.rule)'", site: $0.line)
    }
    return lines.isEmpty ? nil : Grade.Problem(story: [], lines: lines)
  }

  /// What is wrong in a story; nil if nothing is.
  ///
  /// That is the first broken rule, which says more than a difference from the correct wiring's screens before it.
  private func problem(
    in commands: [String],
    _ workplace: any Workplace
  ) throws(WorkFailure) -> Grade.Problem? {
    try workplace.play { [self] supervisor in problem(in: commands, supervisor) } ?? nil
  }

  private func problem(in commands: [String], _ supervisor: any Supervisor) -> Grade.Problem? {
    let conversation = Conversation(KnownNames(systems: [system]), supervisor)
    let withServer = exercise.setting.withServer
    let opening =
      Opening.commands(system, withServer: withServer, [mine, correct]) + ["contrast on"]
    var difference: Grade.Problem?
    for (index, command) in (opening + commands).enumerated() {
      let reply = conversation.respond(to: command)
      guard conversation.runs.count == 2 else { continue }
      let (run, reference) = (conversation.runs[0], conversation.runs[1])
      let story = Array(commands.prefix(max(0, index + 1 - opening.count)))
      var findings = run.findings.map(Grade.Line.init)
      findings += borrowed(in: run.world, beside: reference.world) + copies(in: run)
      if difference == nil { findings += refusals(in: reply) }
      guard findings.isEmpty else { return Grade.Problem(story: story, lines: findings) }
      if difference == nil, run.differs(from: reference) {
        let line = Grade.Line(differenceOf: run.world, from: reference.world)
        difference = Grade.Problem(story: story, lines: [line])
      }
    }
    return difference
  }

  /// The laboratory's own components in the learner's world, which repair nothing.
  private func borrowed(in world: World, beside correct: World) -> [Grade.Line] {
    guard isApart else { return [] }
    let module = String(String(reflecting: type(of: correct.assembly)).prefix { $0 != "." } + ".")
    let given = exercise.setting.sharedTypes.map { module + $0 }
    let types = world.runtime.registry.alive.map { String(reflecting: type(of: $0)) }
    return types.first { $0.hasPrefix(module) && !given.contains($0) }.map { name in
      let text =
        "'\(name)' is the laboratory's own, and no part of your wiring; repair what is in 'Mine'"
      return [Grade.Line(text: text, site: nil)]
    } ?? []
  }

  /// The lists of texts in the learner's controllers that say what rows show: those are values of a model, too.
  private func copies(in run: WiringRun) -> [Grade.Line] {
    let shown = Set(run.rowTexts)
    guard !shown.isEmpty else { return [] }
    return run.listsInControllers.filter { $0.texts.contains(where: shown.contains) }.map { list in
      Grade.Line(
        text:
          "'\(list.owner)' keeps a copy of what its rows show in '\(list.property)'; ask the model for it",
        site: nil
      )
    }
  }

  /// Why the learner's wiring refuses a command that the correct one executes.
  private func refusals(in reply: Reply) -> [Grade.Line] {
    let refusals = reply.transcripts.map { $0.filter { $0.kind == .error }.map(\.text) }
    guard let first = refusals.first, refusals.last?.isEmpty == true else { return [] }
    return first.map { Grade.Line(text: $0, site: nil) }
  }

  /// What a search finds, a broken rule or a difference from the correct wiring; and how far it has looked.
  private func found(
    in workplace: any Workplace,
    _ states: Int
  ) throws(WorkFailure) -> (problem: Grade.Problem?, scope: String?) {
    var scope: String?
    for reference in [nil, correct] {
      let (found, search) = Search.first(
        SearchSubject(
          mine,
          of: system,
          against: reference,
          withServer: exercise.setting.withServer
        ),
        SearchLimits(states: states),
        in: workplace,
        where: { _ in true },
        watch: { _ in workplace.goesOn }
      )
      if let failure = search.failure { throw failure }
      if let found {
        return (Grade.Problem(story: found.story, lines: [Grade.Line(found.finding)]), nil)
      }
      scope = scope ?? search.failure(nil)
    }
    return (nil, scope)
  }
}

extension Grade.Line {
  /// The first difference of the screens from those of the correct wiring.
  fileprivate init(differenceOf world: World, from correct: World) {
    let details = Symptom.diverges.harms(in: world, beside: correct).map { ": \($0.text)" }
    let text = "the screens are not those of the correct wiring" + details.joined()
    self.init(text: text, site: nil)
  }
}
