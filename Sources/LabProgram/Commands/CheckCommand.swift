import ArgumentParser
import LabExercises
import LabScenarios

/// Grades the wiring that the learner repairs.
struct CheckCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract:
        "Check whether the exercise's wiring is repaired: what is well, and what is not yet."
    )
  }

  func run() async throws {
    try await Program.run(Lab.name) { console in
      let crashes = ProcessCrashes(patience: 10)
      _ = crashes?.enterPart(0)
      Interruption.stopsRun()
      guard let exercise = Lab.exercise, let system = Lab.systems.first,
        let grader = Grader(exercise, system, crashGuard: crashes)
      else { throw ExitError(.bug, "the lab has no exercise") }
      let grade = grader.grade { Interruption.stopStatus == nil }
      if let status = Interruption.stopStatus { return status }
      try console.line(exercise.row)
      for line in grade.lines { try console.line(line) }
      if !grade.isPassed { try console.line("a hint: \(Lab.name) hint") }
      return grade.isPassed ? .well : .failed
    }
  }
}
