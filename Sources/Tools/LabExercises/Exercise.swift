/// A wrong wiring to repair, and what the repaired one must do.
public struct Exercise: Sendable {
  /// The name that commands use: `F1`.
  public let name: String
  /// The name that a reader sees in a list.
  public let title: String
  /// The number of the unit of the course that it follows.
  public let unit: String
  /// How long it takes, in minutes, about.
  public let minutes: Int
  /// What is asked, in a few sentences.
  public let task: String
  /// What is right as it is.
  package let setting: Setting
  /// The wiring to repair.
  package let broken: Side
  /// The wiring that counts as right.
  package let solution: Side
  /// The lines of the wrong wiring to begin with.
  package let marks: [Mark]
  package let hints: [String]
  /// The story that the learner can read.
  package let visible: Story
  package let hidden: [Story]

  /// A remark above a line of source.
  package struct Mark: Sendable {
    /// How the line begins.
    package let line: String
    package let remark: String
  }

  /// Commands after which all must be well.
  package struct Story: Sendable {
    package let title: String
    package let commands: [String]
  }
}

extension Exercise {
  /// The last exercise, which has no package and no check: a module of the learner's own.
  package static let own = "F15"

  /// All exercises with a package, in the order of the course.
  public static let all: [Exercise] = ExerciseDocument.exercises.compactMap(Exercise.init)

  /// The exercise of that name, in any case.
  public static func named(_ name: String) -> Exercise? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
