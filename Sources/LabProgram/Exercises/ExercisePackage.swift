import LabExercises
import MVCLab

/// The package of an exercise: a lab with a broken wiring named 'mine', and a program that checks it.
///
/// Its sources are those of the wirings that the running program has, under another name.
struct ExercisePackage {
  private let exercise: Exercise
  private let system: System

  init(_ exercise: Exercise, _ system: System) { (self.exercise, self.system) = (exercise, system) }

  /// The name of the lab: `F1`.
  private var name: String { exercise.name }

  /// The files, with `side` as the learner's wiring.
  func files(_ side: Exercise.Side, on lab: LabSource) throws -> [NewFile] {
    let module = try ModuleName(name)
    let frame = Template().package(module, on: lab).filter { !$0.path.contains("/") }
    return frame.map { $0.path == "Package.swift" ? manifest($0) : $0 }
      + [
        NewFile(path: "Exercise.md", text: exercise.sheet),
        NewFile(path: "Scenarios/visible.md", text: exercise.scenario),
        NewFile(path: "Sources/Lab/\(name)Lab.swift", text: program),
        NewFile(path: "Sources/Lab/Mine/MineWiring.swift", text: wiring(side)),
      ] + mine(side)
      + exercise.shared.compactMap { file in
        text(of: file).map { NewFile(path: "Sources/Lab/Given/\(file)", text: $0) }
      }
  }

  /// The template's manifest, without tests, and with the systems of the lab for the correct wiring.
  private func manifest(_ file: NewFile) -> NewFile {
    let all = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = all.firstIndex { $0.contains(".testTarget(") } ?? all.endIndex
    let end = all[start...].firstIndex(of: "    ),").map { $0 + 1 } ?? all.endIndex
    let lines = (all[..<start] + all[end...]).flatMap { line -> [String] in
      let line = String(line)
      if line.contains("// ") && line.contains("no trait") { return [] }
      guard line.contains(".product(name: \"LabProgram\"") else {
        return [line.replacing(", traits: [])", with: ")")]
      }
      let others = ["LabExercises", "LabSystems"].map {
        line.replacing("\"LabProgram\"", with: "\"\($0)\"")
      }
      return [line] + others
    }
    return NewFile(path: file.path, text: lines.joined(separator: "\n"))
  }

  /// The names of the wiring's own files in the lab.
  private func ownFiles(_ side: Exercise.Side) -> [String] {
    let wiring = system.wirings.first { $0.name == side.name }
    return (wiring?.files ?? []).filter { !exercise.shared.contains($0) }
  }

  private func renamed(_ file: String, _ side: Exercise.Side) -> String {
    guard let namespace = side.namespaces.first(where: { file.hasPrefix($0) }) else { return file }
    return "Mine" + file.dropFirst(namespace.count)
  }

  private func mine(_ side: Exercise.Side) -> [NewFile] {
    ownFiles(side).compactMap { file in
      text(of: file).map { text in
        let text = side.namespaces.reduce(text) { text, namespace in
          text.replacing("extension \(namespace) ", with: "extension Mine ")
            .replacing("\(namespace).", with: "Mine.")
        }
        return NewFile(
          path: "Sources/Lab/Mine/\(renamed(file, side))",
          text: exercise.marked(text)
        )
      }
    }
  }

  private func text(of file: String) -> String? {
    system.sources.file(file).map { $0.lines.joined(separator: "\n") }
  }

  private func wiring(_ side: Exercise.Side) -> String {
    let files = (["MineWiring.swift"] + ownFiles(side).map { renamed($0, side) } + exercise.shared)
      .map { "    \($0.debugDescription)," }
    return """
      import HeadlessUI
      import MVC
      import MVCLab

      /// The namespace of your classes.
      enum Mine {}

      extension Wiring {
        // YOUR WORK: who makes the model, and which screens share it?
        static let mine = Wiring(
          "mine",
          .correct,
          "the wiring that you repair",
          files: files
        ) {
          ToDoAssembly(
            \(side.assembly)
          )
        }

        /// The files in which the lab looks for the lines of a finding.
        private static let files = [
      \(files.joined(separator: "\n"))
        ]
      }

      """
  }

  private var program: String {
    """
    import LabExercises
    import LabProgram
    import LabSystems
    import MVCLab

    /// The program: the lab with your wiring and the correct one, and the check of the exercise.
    @main
    struct \(name)Lab: Laboratory {
      static let name = "\(name.lowercased())lab"
      static let systems: [System] = [
        System.\(system.name).exercise(
          .mine,
          promises: { [LimitPromise(), NoLostEntryPromise()] },
          sources: .embedded
        )
      ]
      static let exercise = Exercise.named("\(name)")
    }

    """
  }
}
