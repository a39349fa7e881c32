import ArgumentParser
import CallStacks
import LabExercises
import LabScenarios
import LabWork
import LabWorkers

/// Grades the wiring that the learner repairs.
struct CheckCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract:
        "Check whether the exercise's wiring is repaired: what is well, and what is not yet."
    )
  }

  /// The formats of the grade.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case csv
  }

  @Option(
    help: """
      The format of the grade: text, or a line for each check in json or in csv (the exercise, the \
      check, its points, and of how many).
      """
  )
  var format = Format.text

  func run() throws {
    try Program.run(Lab.name) { console in
      Interruption.onCtrlC(.stopsRun)
      guard let exercise = Lab.exercise, let system = Lab.systems.first,
        let grader = Grader(exercise, system, isApart: true)
      else { throw ExitError(.bug, "the lab has no exercise") }
      try MissingTables.refuse("check")
      let workplace = console.processes(patience: 10) { Interruption.stopStatus != nil }
      let grade: Grade
      do throws(WorkFailure) { grade = try grader.grade(in: workplace) } catch {
        throw ExitError(error.status, "\(error)")
      }
      if let status = Interruption.stopStatus { return status }
      for line in lines(grade, of: exercise) { try console.line(line) }
      return grade.isPassed ? .well : .failed
    }
  }

  private func lines(_ grade: Grade, of exercise: Exercise) -> [String] {
    switch format {
    case .text:
      [exercise.row] + grade.lines + (grade.isPassed ? [] : ["a hint: \(Lab.name) hint"])
    case .json: grade.json.map(\.description)
    case .csv: grade.table
    }
  }
}
