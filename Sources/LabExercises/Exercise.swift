/// A wrong wiring to repair, and what the repaired one must do.
public struct Exercise: Sendable {
  /// The name that commands use: `F1`.
  public let name: String
  public let title: String
  /// The number of the unit of the course that it follows.
  public let unit: String
  public let minutes: Int
  /// What is asked, in a few sentences.
  public let task: String
  /// The wiring to repair, and the one that counts as right.
  package let wirings: Wirings
  /// The files that both wirings need beside their own.
  package let shared: [String]
  /// The lines of the wrong wiring to begin with.
  package let marks: [Mark]
  package let hints: [String]
  /// The story that the learner can read.
  package let visible: Story
  package let hidden: [Story]

  /// The two wirings of an exercise.
  package struct Wirings: Sendable {
    package let system: String
    package let broken: Side
    package let solution: Side
  }

  /// A wiring as the package of an exercise has it.
  package struct Side: Sendable {
    /// The wiring's name.
    package let name: String
    /// The namespaces of its classes, with which its files' names begin.
    package let namespaces: [String]
    /// The code that makes its assembly.
    package let assembly: String
  }

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
  /// All exercises, in the order of the course.
  public static let all: [Exercise] = [.secondWindow, .oldLines]

  /// The exercise of that name, in any case.
  public static func named(_ name: String) -> Exercise? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
