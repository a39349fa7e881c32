import LabExercises
import MVCLab

/// The package of an exercise: a lab with a broken wiring named 'mine', and a program that checks it.
struct ExercisePackage {
  private let exercise: Exercise
  private let system: System

  init(_ exercise: Exercise, _ system: System) { (self.exercise, self.system) = (exercise, system) }

  /// The files, with the broken wiring as the learner's.
  func files(on lab: LabSource) throws -> [NewFile] {
    let module = try ModuleName(exercise.name)
    let frame = Template().package(module, on: lab).filter { !$0.path.contains("/") }
    let sources = ExerciseSources(exercise, system).files(exercise.broken)
    let hasScreens = sources.contains { $0.text.contains("import UIKitNames\n") }
    let modules = (hasScreens ? ["UIKitNames"] : []) + ["LabExercises", "LabSystems"]
    return frame.map { $0.path == "Package.swift" ? manifest($0, on: lab, with: modules) : $0 }
      + [
        NewFile(path: "Exercise.md", text: exercise.sheet),
        NewFile(path: "Scenarios/visible.md", text: exercise.scenario),
      ]
      + sources.map { NewFile(path: $0.name, text: $0.text) }
  }

  /// The template's manifest, without tests, and with further modules: one is that of the correct wiring.
  private func manifest(_ file: NewFile, on lab: LabSource, with modules: [String]) -> NewFile {
    let all = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = all.firstIndex { $0.contains(".testTarget(") } ?? all.endIndex
    let end = all[start...].firstIndex(of: "    ),").map { $0 + 1 } ?? all.endIndex
    let lines = (all[..<start] + all[end...]).flatMap { line -> [String] in
      let line = String(line)
      if line.contains("// ") && line.contains("no trait") { return [] }
      guard line.contains(".product(name: \"LabProgram\"") else {
        return [line.replacing(lab.declaration, with: lab.declarationWithSystems)]
      }
      let others = modules.map {
        line.replacing("\"LabProgram\"", with: "\"\($0)\"")
      }
      return [line] + others
    }
    return NewFile(path: file.path, text: lines.joined(separator: "\n"))
  }
}
