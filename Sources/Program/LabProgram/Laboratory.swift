import LabCourse
import LabExercises
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
  /// Whether there are exercises, which each start asks; a lab that reads its exercises from a file says so here.
  static var hasExercises: Bool { get }
  /// The exercise, in the program of its package, for `hint`; nil for any other lab.
  static var exercise: Exercise? { get }
}

extension Laboratory {
  public static var course: Course { Course([], folder: "") }
  public static var exercises: [Exercise] { [] }
  public static var hasExercises: Bool { !exercises.isEmpty }
  public static var exercise: Exercise? { nil }
}
