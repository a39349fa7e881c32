import ArgumentParser
import LabExercises
import LabScenarios
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

  @Flag(help: "Build and check again after each save of a source, until Ctrl-C.")
  var watch = false

  func run() throws {
    try Program.run(Lab.name) { console in
      if watch { return try makeWatch(console).run() }
      Interruption.onCtrlC(.stopsRun())
      guard let exercise = Lab.exercise, let system = Lab.systems.first,
        let grader = Grader(exercise, system)
      else { throw ExitError(.bug, "the lab has no exercise") }
      let workplace = Processes(patience: 10) { Interruption.stopStatus != nil }
      let grade: Grade
      do { grade = try grader.grade(in: workplace) } catch { throw ExitError(.bug, "\(error)") }
      if let status = Interruption.stopStatus { return status }
      for line in lines(grade, of: exercise) { try console.line(line) }
      return grade.isPassed ? .well : .failed
    }
  }

  /// Builds the package and starts the check after each save; the package is built already at the start.
  private func makeWatch(_ console: Console) throws -> Watch {
    let program = OwnProgram()
    guard let package = OwnPackage(of: Lab.name, program) else {
      throw ExitError(
        .missing,
        "cannot find the package of '\(Lab.name)'; run it with 'swift run' in the package's folder"
      )
    }
    return Watch(files: package.sources, console: console) { isFirst in
      guard try isFirst || package.build() == .well else {
        if Interruption.stopStatus == nil { console.complain("the package does not build") }
        return .failed
      }
      return try program.runOnce()
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
