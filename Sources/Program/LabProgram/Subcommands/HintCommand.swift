import ArgumentParser
import LabExercises

/// Prints a hint for the exercise.
struct HintCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "hint", abstract: "Print a hint for the exercise.")
  }

  @Argument(help: "The number of the hint.")
  var number = 1

  func run() throws {
    try Program.run(Lab.name) { console in
      let hints = Lab.exercise?.hints ?? []
      guard number > 0, number <= hints.count else {
        throw ExitError(.usage, "'\(number)' is not a hint; expected 1 to \(hints.count)")
      }
      try console.line("hint \(number) of \(hints.count): \(hints[number - 1])")
      return .well
    }
  }
}
