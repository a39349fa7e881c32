/// The sources of a check.
///
/// The wiring is a module, and the program that grades it is another one. In the program only one file imports the
/// wiring's module: an extension in there, of `System` for example, is out of reach for the other files.
extension ExerciseSources {
  /// The folder of the learner's files, in the package of an exercise and in that of a check.
  package static let mine = "Sources/Lab/Mine"

  /// The names of the learner's files, the only ones that a check takes from the learner's folder.
  package var learnersFiles: [String] {
    ["MineWiring.swift"] + mine(exercise.broken).map(\.name)
  }

  /// All sources with their paths in the package of the check, with the learner's files.
  package func check(_ learners: [File]) -> [File] {
    let files = learners.map(\.name) + exercise.setting.files
    return learners.map { ("\(Self.mine)/\($0.name)", $0.text) }
      + given.map { ("Sources/Lab/Given/\($0.name)", $0.text) } + [
        ("Sources/Lab/RepairedWiring.swift", repairedWiring),
        ("Sources/Check/Repaired.swift", repaired),
        ("Sources/Check/Check.swift", main(files)),
      ]
  }

  private var repairedWiring: String {
    """
    import MVCLab

    /// What the learner's module hands over.
    public enum RepairedWiring {
      public static func assemble() -> any Assembly { Wiring.mine.assemble() }
      public static func promises() -> [any Promise] { [\(promises)] }
    }

    """
  }

  private var repaired: String {
    """
    import MVCLab
    import Repair

    /// What the program takes from the learner's module.
    enum Repaired {
      static let assemble: @Sendable () -> any Assembly = { RepairedWiring.assemble() }
      static let promises: @Sendable () -> [any Promise] = { RepairedWiring.promises() }
    }

    """
  }

  private func main(_ files: [String]) -> String {
    """
    import LabCheck
    import LabSystems
    import MVCLab

    /// Grades the repaired wiring.
    @main
    enum Check {
      static func main() {
        RepairCheck.main(
          \(exercise.name.debugDescription),
          in: .\(system.name),
          files: \(files),
          assemble: Repaired.assemble,
          promises: Repaired.promises,
          sources: .embedded
        )
      }
    }

    """
  }
}
