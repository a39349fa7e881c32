import LabExercises
import LabSystems
import MVCLab
import Testing

@Suite("The sources of exercises")
struct ExerciseSourcesTests {
  private static let names = Exercise.all.map(\.name)

  private func open(_ name: String) throws -> (Exercise, System) {
    let exercise = try #require(Exercise.named(name))
    let system = [System].all.first { $0.name == exercise.setting.system }
    return (exercise, try #require(system))
  }

  @Test("each file of an exercise is there, and has a name of its own", arguments: names)
  func files(name: String) throws {
    let (exercise, system) = try open(name)
    let sources = ExerciseSources(exercise, system)
    for side in [exercise.broken, exercise.solution] {
      let needed = exercise.setting.files + sources.ownFiles(side)
      for file in needed { #expect(system.sources.file(file) != nil, "\(file)") }
      let names = sources.files(side).compactMap { $0.name.split(separator: "/").last }
      #expect(Set(names).count == names.count, "\(names)")
      #expect(names.contains { $0.hasPrefix("Mine") && $0 != "MineWiring.swift" })
    }
  }

  @Test(
    "a check takes the learner's files, and what is given is as in the exercise",
    arguments: names
  )
  func checkedFiles(name: String) throws {
    let (exercise, system) = try open(name)
    let sources = ExerciseSources(exercise, system)
    func texts(_ files: [ExerciseSources.File], in folder: String) -> [String: String] {
      Dictionary(uniqueKeysWithValues: files.filter { $0.name.hasPrefix("Sources/Lab/\(folder)/") })
    }
    let package = sources.files(exercise.broken)
    let learners = sources.learnersFiles.map { (name: $0, text: "// \($0)\n") }
    let check = sources.check(learners)
    let mine = texts(check, in: "Mine")
    #expect(mine.keys.sorted() == texts(package, in: "Mine").keys.sorted())
    #expect(mine.allSatisfy { $0.key.hasSuffix($0.value.dropFirst(3).dropLast()) })
    #expect(texts(check, in: "Given") == texts(package, in: "Given"))
  }

  @Test("one file of the program that grades imports the learner's module")
  func gradingProgram() throws {
    let (exercise, system) = try open("F7")
    let sources = ExerciseSources(exercise, system)
    let check = sources.check(sources.learnersFiles.map { ($0, "") })
    let program = check.filter { !$0.name.contains("/Mine/") && !$0.name.contains("/Given/") }
    #expect(
      program.map { "\($0.name)\n\($0.text)" }.joined(separator: "\n") == """
        Sources/Lab/RepairedWiring.swift
        import MVCLab

        /// What the learner's module hands over.
        public enum RepairedWiring {
          public static func assemble() -> any Assembly { Wiring.mine.assemble() }
          public static func promises() -> [any Promise] { [SteadyCountPromise(), OneStepPromise()] }
        }

        Sources/Check/Repaired.swift
        import MVCLab
        import Repair

        /// What the program takes from the learner's module.
        enum Repaired {
          static let assemble: @Sendable () -> any Assembly = { RepairedWiring.assemble() }
          static let promises: @Sendable () -> [any Promise] = { RepairedWiring.promises() }
        }

        Sources/Check/Check.swift
        import LabCheck
        import LabSystems
        import MVCLab

        /// Grades the repaired wiring.
        @main
        enum Check {
          static func main() {
            RepairCheck.main(
              "F7",
              in: .counter,
              files: ["MineWiring.swift", "MineCounterView.swift", "CounterModel.swift", \
        "CounterController.swift", "ButtonAction.swift", "CounterScreen.swift", "CounterAssembly.swift", \
        "CounterPromises.swift", "OneStepPromise.swift"],
              assemble: Repaired.assemble,
              promises: Repaired.promises,
              sources: .embedded
            )
          }
        }

        """
    )
  }

  @Test("each mark stands above a line of the wiring to repair", arguments: names)
  func marks(name: String) throws {
    let (exercise, system) = try open(name)
    let lines = ExerciseSources(exercise, system).files(exercise.broken).flatMap {
      $0.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    for mark in exercise.marks {
      let remark = "// YOUR WORK: \(mark.remark)"
      let isThere = zip(lines, lines.dropFirst()).contains {
        $0 == remark && $1.hasPrefix(mark.line)
      }
      #expect(isThere, "\(mark.line)")
    }
  }

  @Test("each text to replace is in a source", arguments: names)
  func replacements(name: String) throws {
    let (exercise, system) = try open(name)
    for side in [exercise.broken, exercise.solution] {
      let own = ExerciseSources(exercise, system).ownFiles(side).compactMap(system.sources.file)
      let text = own.flatMap(\.lines).joined(separator: "\n")
      for replacement in side.replacements {
        #expect(text.contains(replacement.old), "\(replacement.old)")
      }
    }
  }

  @Test("the learner has no code of the correct wiring", arguments: names)
  func noSolution(name: String) throws {
    let (exercise, system) = try open(name)
    for file in ExerciseSources(exercise, system).files(exercise.broken) {
      #expect(!file.text.contains("Correct."), "\(file.name)")
    }
  }
}
