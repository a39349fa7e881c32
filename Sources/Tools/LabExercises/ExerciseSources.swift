import MVCLab

/// The sources of an exercise's package: a wiring with the name `mine`, what it needs, and a program.
///
/// They are the sources of the running program's wirings, under another name.
package struct ExerciseSources {
  let exercise: Exercise
  let system: System

  package init(_ exercise: Exercise, _ system: System) {
    (self.exercise, self.system) = (exercise, system)
  }

  /// All sources with their paths in the package, with `side` as the learner's wiring.
  package func files(_ side: Exercise.Side) -> [File] {
    let own = mine(side)
    let wiring = exercise.marked(wiring(side, files: own.map(\.name)))
    let mine = [(name: "MineWiring.swift", text: wiring)] + own
    return [("Sources/Lab/\(exercise.name)Lab.swift", program)]
      + mine.map { ("\(Self.mine)/\($0.name)", $0.text) }
      + given.map { ("Sources/Lab/Given/\($0.name)", $0.text) }
  }

  /// A file to write; its name may have folders before it.
  package typealias File = (name: String, text: String)

  private func source(_ file: String) -> SourceFile? { system.sources.file(file) }
}

// MARK: - The learner's wiring

extension ExerciseSources {
  /// The names of a wiring's own files in the lab.
  package func ownFiles(_ side: Exercise.Side) -> [String] {
    let wiring = system.wirings.first { $0.name == side.name }
    return side.files
      ?? (wiring?.files ?? []).filter { !exercise.setting.files.contains($0) }
  }

  func mine(_ side: Exercise.Side) -> [File] {
    ownFiles(side).compactMap(source).map { file in
      let text = side.replacements.reduce(file.text) { $0.replacing($1.old, with: $1.new) }
      let namespace = side.namespaces.first(where: file.extends)
      let name = namespace.map { "Mine" + file.name.withoutPrefix(of: $0) }
      return (name ?? file.name, exercise.marked(text.renaming(side.namespaces, to: "Mine")))
    }
  }

  private func wiring(_ side: Exercise.Side, files: [String]) -> String {
    let files = (["MineWiring.swift"] + files + exercise.setting.files).map {
      "    \($0.debugDescription),"
    }
    let namespaces = side.bases.map {
      "\n/// The namespace of the classes that yours inherit from.\nenum \($0) {}\n"
    }
    return """
      import HeadlessUI
      import MVC
      import MVCLab

      /// The namespace of your classes.
      enum Mine {}
      \(namespaces.joined())
      extension Wiring {
        static let mine = Wiring(
          "mine",
          .correct,
          "the wiring that you repair",
          files: files
        ) {
          \(exercise.setting.assembly)(
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
}

extension Exercise {
  /// A source with a remark above each line to begin with.
  fileprivate func marked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let indent = line.prefix { $0 == " " }
      let code = line[indent.endIndex...]
      let marks = marks.filter { code.hasPrefix($0.line) }
      return marks.map { "\(indent)// YOUR WORK: \($0.remark)" } + [String(line)]
    }.joined(separator: "\n")
  }
}

extension String {
  /// The source with another namespace in place of its own.
  fileprivate func renaming(_ namespaces: [String], to name: String) -> String {
    namespaces.reduce(self) { text, namespace in
      text.replacing("extension \(namespace) ", with: "extension \(name) ")
        .replacing("\(namespace).", with: "\(name).")
    }
  }
}

extension SourceFile {
  /// Whether the file has classes in a namespace.
  fileprivate func extends(_ namespace: String) -> Bool {
    lines.contains {
      $0.hasPrefix("extension \(namespace) ") || $0.hasPrefix("extension \(namespace).")
    }
  }
}

extension String {
  /// The name of a file without the words with which it and a namespace begin: `ItemsView.swift` for
  /// `StrongBackItemsView.swift` in `StrongBackReferences`.
  fileprivate func withoutPrefix(of namespace: String) -> Substring {
    var (name, namespace) = (self[...], namespace[...])
    while let word = namespace.firstWord, name.firstWord == word {
      name.removeFirst(word.count)
      namespace.removeFirst(word.count)
    }
    return name
  }
}

extension Substring {
  /// A capital letter, and those up to the next one.
  fileprivate var firstWord: Substring? {
    isEmpty ? nil : prefix(1) + dropFirst().prefix { !$0.isUppercase }
  }
}

// MARK: - What is given

extension ExerciseSources {
  /// The files beside the learner's.
  var given: [File] {
    let namespaces = exercise.setting.namespaces
    var files = exercise.setting.files.compactMap(source).map {
      ($0.name, $0.text.renaming(namespaces, to: "Given"))
    }
    if !namespaces.isEmpty {
      let namespace = "/// The namespace of the classes that are given.\nenum Given {}\n"
      files.append(("Given.swift", namespace))
    }
    let types = exercise.setting.sharedTypes
    guard !types.isEmpty else { return files }
    let declarations = types.map {
      "\n/// The laboratory's own type, which the correct wiring uses as well.\ntypealias \($0) = LabSystems.\($0)\n"
    }
    return files + [("Shared.swift", "import LabSystems\n" + declarations.joined())]
  }

  private var program: String {
    """
    import LabExercises
    import LabProgram
    import LabSystems
    import MVCLab

    /// The program: the lab with your wiring and the correct one.
    @main
    struct \(exercise.name)Lab: Laboratory {
      static let name = "\(exercise.name.lowercased())lab"
      static let exercise = Exercise.named("\(exercise.name)")
      static let systems: [System] = [exercise].compactMap(\\.self).map {
        System.\(system.name).exercise($0, .mine, promises: { [\(promises)] }, sources: .embedded)
      }
    }

    """
  }

  /// The promises of the system, as code.
  var promises: String {
    exercise.setting.promises.map { "\($0)()" }.joined(separator: ", ")
  }
}
