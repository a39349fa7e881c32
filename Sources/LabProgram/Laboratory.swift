import LabConversation
import LabPlatform
import MVCLab

/// A program of one's own: the whole of `mvclab`, with other systems in it.
///
/// ```swift
/// @main
/// struct NotesLab: Laboratory {
///   static let name = "noteslab"
///   static let systems: [System] = [.notes]
/// }
/// ```
public protocol Laboratory {
  /// What the program is called where it is typed.
  static var name: String { get }
  /// What there is to play with, in the order in which it is listed.
  static var systems: [System] { get }
}

extension Laboratory {
  /// Parses the arguments, does what they say, and ends with the exit code it came to.
  ///
  /// A system that nobody could play with, because it has no wiring or names a file that it does not
  /// have, is told on standard error; the program then ends with 70.
  public static func main() async {
    let problems = System.problems(in: systems)
    guard problems.isEmpty else {
      for problem in problems { Console.note("\(name): \(problem)\n") }
      exit(ExitError.ExitCode.bug.rawValue)
    }
    await LabCommand<Self>.main()
  }
}
