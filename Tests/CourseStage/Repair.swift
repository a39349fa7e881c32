import LabExercises
import LabWork
import MVCLab

/// A wiring of an exercise's system, handed in as a repair.
package struct Repair: Sendable {
  package let exercise: Exercise
  package let wiring: Wiring
  private let system: System

  /// Correct wirings of another product than an exercise asks for.
  private static let otherProducts = [
    "F4": "queueing",  // It sends a lost request again, and shows no refusal.
    "F7": "correct",  // It counts below zero.
    "F8": "bounded",  // It does not.
  ]

  /// Each wiring for each exercise of its system.
  package static func all(in systems: [System]) -> [Repair] {
    Exercise.all.flatMap { exercise in
      let system = systems.first { $0.name == exercise.setting.system } ?? systems[0]
      return system.wirings.map { Repair(exercise: exercise, wiring: $0, system: system) }
    }
  }

  package var name: String { "\(exercise.name) \(wiring.name)" }

  /// Whether it is correct, and the product that the exercise asks for.
  package var isRight: Bool {
    wiring.verdict == .correct && Self.otherProducts[exercise.name] != wiring.name
  }

  /// Its grade; nil if the exercise's system has no correct wiring.
  package func grade(states: Int) throws -> Grade? {
    let mine = Wiring("mine", .correct, "mine", files: wiring.files, assemble: wiring.assemble)
    let repaired = system.exercise(
      exercise,
      mine,
      promises: system.makePromises,
      sources: system.sources
    )
    return try Grader(exercise, repaired, isApart: false)?.grade(in: InProcess(), states: states)
  }
}
