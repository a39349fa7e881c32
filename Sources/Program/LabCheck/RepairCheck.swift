import CallStacks
import LabExercises
import LabPlatform
import LabScenarios
import LabWork
import LabWorkers
import MVCLab

/// The program that `mvclab check` builds, and runs, to grade a repaired wiring.
///
/// It is compiled before the learner's module and does not import it, so nothing that the learner declares is called in
/// place of the lab's own code. The wiring's code runs in workers only.
public enum RepairCheck {
  /// Grades a wiring, prints the grade in the format that the first argument names, and exits.
  ///
  /// It exits with 0 if nothing is wrong, else with 1.
  ///
  /// - Parameters:
  ///   - exercise: The name of the exercise, such as `F1`.
  ///   - system: The system of the exercise, with its correct wiring.
  ///   - files: The names of the files in which the lab looks for lines.
  ///   - assemble: Makes the objects of the repaired wiring.
  ///   - promises: Makes the promises of the system.
  ///   - sources: The text of the files.
  public static func main(
    _ exercise: String,
    in system: System,
    files: [String],
    assemble: @escaping @Sendable () -> any Assembly,
    promises: @escaping @Sendable () -> [any Promise],
    sources: SourceIndex
  ) -> Never {
    OwnCrash.ends("check", with: ExitStatus.bug.rawValue)
    let mine = Wiring("mine", .correct, "the repaired wiring", files: files, assemble: assemble)
    guard let exercise = Exercise.named(exercise),
      let grader = Grader(
        exercise,
        system.exercise(exercise, mine, promises: promises, sources: sources),
        isApart: true
      )
    else { end(.bug, "there is no exercise '\(exercise)' in '\(system.name)'") }
    if let missing = MissingTables.ofProgram { end(.missing, "\(missing)") }
    do throws(WorkFailure) {
      let grade = try grader.grade(in: Processes(patience: 10))
      let format = CommandLine.arguments.dropFirst().first.flatMap(Grade.Format.init)
      for line in grade.lines(format ?? .text) { print(line) }
      exit((grade.isPassed ? ExitStatus.well : .failed).rawValue)
    } catch {
      end(error.status, "\(error)")
    }
  }

  private static func end(_ status: ExitStatus, _ message: String) -> Never {
    let line = "check: \(message)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
    exit(status.rawValue)
  }
}
