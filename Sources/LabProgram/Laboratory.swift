import ArgumentParser
import LabCourse
import LabExercises
import LabPlatform
import LabScenarios
import MVCLab

/// A lab program with systems of your own: all of `mvclab` with other systems.
///
/// ```swift
/// @main
/// struct NotesLab: Laboratory {
///   static let name = "noteslab"
///   static let systems: [System] = [.notes]
/// }
/// ```
public protocol Laboratory {
  /// The name of the program in the shell.
  static var name: String { get }
  /// The systems, in the order in which `mvclab systems` lists them.
  static var systems: [System] { get }
  /// The course that `lesson` leads through; an empty one, unless the lab has its own.
  static var course: Course { get }
  /// The exercises that `exercise` lists; none, unless the lab has its own.
  static var exercises: [Exercise] { get }
  /// The exercise that `check` grades with the first system; nil, unless the lab is its package.
  static var exercise: Exercise? { get }
}

extension Laboratory {
  public static var course: Course { Course([], folder: "") }
  public static var exercises: [Exercise] { [] }
  public static var exercise: Exercise? { nil }
}

extension Laboratory {
  /// Runs the program with the arguments of the process.
  ///
  /// A system without wirings, or one that names a missing source file, is reported on standard
  /// error; the program then exits with 70.
  public static func main() async {
    let problems = System.problems(in: systems)
    guard problems.isEmpty else {
      for problem in problems { Console.note("\(name): \(problem)\n") }
      exit(ExitStatus.bug.rawValue)
    }
    do {
      var command = try LabCommand<Self>.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Ends the program with the parser's message; one about an argument prints its control characters
  /// as pictures.
  private static func end(with error: any Error) -> Never {
    let status = LabCommand<Self>.exitCode(for: error)
    if status.isSuccess || error is ExitCode { LabCommand<Self>.exit(withError: error) }
    Console.note(LabCommand<Self>.fullMessage(for: error) + "\n")
    exit(status.rawValue)
  }
}
