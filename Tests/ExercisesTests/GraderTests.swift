import HeadlessUI
import LabConversation
import LabExercises
import LabSystems
import MVCLab
import Testing

@Suite("Grader")
struct GraderTests {
  /// An assembly whose screens are blank, and whose actions do nothing.
  private final class Idle: Assembly {
    func makeScreen(_ kind: String) -> ViewController { ViewController() }
  }

  static let cases = Exercise.all.flatMap { exercise in
    system(of: exercise).wirings.map { (exercise.name, $0.name) }
  }

  private static func system(of exercise: Exercise) -> System {
    [System].all.first { $0.name == exercise.setting.system } ?? .todo
  }

  private func grade(_ exercise: Exercise, _ wiring: Wiring) throws -> Grade {
    let system = Self.system(of: exercise)
    let mine = Wiring("mine", .correct, "mine", files: wiring.files, assemble: wiring.assemble)
    let grader = Grader(
      exercise,
      system.exercise(
        mine,
        beside: exercise.solution.name,
        screens: exercise.setting.screens ?? system.screens.map(\.name),
        promises: system.makePromises,
        sources: system.sources
      )
    )
    return try #require(grader).grade()
  }

  /// Correct wirings of another product than an exercise asks for.
  private static let otherProducts = [
    "F4": "queueing",  // It sends a lost request again, and shows no refusal.
    "F7": "correct",  // It counts below zero.
    "F8": "bounded",  // It does not.
  ]

  @Test("a correct wiring has all points, and no misused one has", arguments: cases)
  func verdicts(name: String, wiring: String) throws {
    let exercise = try #require(Exercise.named(name))
    let found = try #require(Self.system(of: exercise).wirings.first { $0.name == wiring })
    let grade = try grade(exercise, found)
    let isRight = found.verdict == .correct && Self.otherProducts[name] != wiring
    #expect(grade.isPassed == isRight, "\(grade.lines)")
  }

  @Test("a wiring that does nothing has not repaired anything", arguments: Exercise.all.map(\.name))
  func idle(name: String) throws {
    let exercise = try #require(Exercise.named(name))
    let idle = Wiring("idle", .correct, "does nothing") { Idle() }
    #expect(try grade(exercise, idle).points == 0)
  }

  @Test("the story that the learner reads refuses nothing", arguments: Exercise.all.map(\.name))
  func visible(name: String) throws {
    let exercise = try #require(Exercise.named(name))
    let setting = exercise.setting
    let conversation = Conversation(systems: [Self.system(of: exercise)])
    let opening = [
      "system \(setting.system)\(setting.withServer ? " with server" : "")",
      "wirings \(exercise.solution.name)",
    ]
    for command in opening + exercise.visible.commands {
      let lines = conversation.respond(to: command).transcripts.flatMap(\.self)
      #expect(!lines.contains { $0.kind == .error }, "\(command): \(lines.map(\.text))")
    }
  }

  @Test("the report says what is not yet well, and where")
  func report() throws {
    let misused = try #require([System].all[0].wirings.first { $0.name == "misused" })
    let exercise = try #require(Exercise.named("F1"))
    let lines = try grade(exercise, misused).lines
    #expect(
      lines == [
        "not yet: two windows",
        "  > tap Add",
        "    ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had "
          + "changed  (MisusedListController.swift:25)",
        "    model-in-controller: 'ToDoListController' keeps model values in 'items'  "
          + "(MisusedListController.swift:7)",
        "later: 5 more checks",
        "0 of 6 points",
      ]
    )
  }
}
