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
    await LabCommand<Self>.main()
  }
}
