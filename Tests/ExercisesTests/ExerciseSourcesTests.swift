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
