import Foundation
import LabExercises
import LabSystems
import MVCLab
import PseudoTerminal
import Testing

extension PackageTests {
  /// Writes the package of the first exercise, and repairs the wiring in it as a learner does.
  ///
  /// The package is in the build folder and shares its build with the generated lab of `OutsiderTests`: the
  /// laboratory is compiled once, whichever of them is first.
  @Suite("mvclab exercise", .waits)
  struct ExerciseTests {
    private static let folder = Package.folder.appending(path: ".build/outsider/exercise")
    private static let place = Package.folder.appending(path: ".build/outsider").path
    private static let build = place + "/build"

    private static func lab(_ exercise: Exercise, _ arguments: String...) throws -> Run {
      let program = "\(build)/debug/\(exercise.name.lowercased())lab"
      return try Run(program, arguments, environment: [:], in: folder)
    }

    /// Checks the learner's files, in the build that the tests share.
    private static func check(_ arguments: String...) throws -> Run {
      forgetPlan()
      return try Run(
        "/usr/bin/env",
        ["nice", "-n", "19", Package.program, "check", folder.path, "--scratch-path", place]
          + arguments,
        environment: ProcessInfo.processInfo.environment,
        in: folder
      )
    }

    /// Removes the plan of the build: Swift would follow that of the package that was built before.
    private static func forgetPlan() {
      try? FileManager.default.removeItem(atPath: "\(build)/debug.yaml")
    }

    /// Changes the text of a file.
    private static func change(_ file: String, _ body: (inout String) -> Void) throws {
      let place = folder.appending(path: file)
      var text = try String(contentsOf: place, encoding: .utf8)
      body(&text)
      try Data(text.utf8).write(to: place)
    }

    /// Takes the place of the function that makes the system to grade, where it is seen.
    private static let shadow = """

      extension System {
        public func exercise(
          _ exercise: Exercise,
          _ mine: Wiring,
          promises: @escaping @Sendable () -> [any Promise],
          sources: SourceIndex
        ) -> System {
          System(
            name: name,
            summary: summary,
            style: Style(name: "none", laws: []),
            symptoms: [],
            screens: screens,
            outsideActions: outsideActions,
            wirings: [mine, Wiring("correct", .correct, "the same", assemble: mine.assemble)]
          )
        }
      }

      """

    /// Builds the package; returns the compiler's complaints.
    private static func compile() throws -> String {
      forgetPlan()
      let build = try Run(
        "/usr/bin/env",
        ["nice", "-n", "19", "swift", "build", "--scratch-path", Self.build],
        environment: ProcessInfo.processInfo.environment,
        in: folder
      )
      let text = build.output + build.errors
      return build.code == 0 && !text.contains("warning:") ? "" : text
    }

    /// Puts the correct wiring's source in the place of the learner's.
    private static func solve(_ exercise: Exercise) throws {
      let files = FileManager.default
      try files.removeItem(at: folder.appending(path: "Sources/Lab/Mine"))
      try files.createDirectory(
        at: folder.appending(path: "Sources/Lab/Mine"),
        withIntermediateDirectories: true
      )
      for file in ExerciseSources(exercise, .todo).files(exercise.solution) {
        try Data(file.text.utf8).write(to: folder.appending(path: file.name))
      }
    }

    @Test(.buildsPackages)
    func `the package builds; its stub fails the check, a shadow too, and the solution passes`()
      throws
    {
      let exercise = try #require(Exercise.all.first)
      try? FileManager.default.removeItem(at: Self.folder)
      #expect(try Run("exercise", "f1", "--out", Self.folder.path).code == 0)
      let stub = try Self.check()
      #expect(stub.output.contains("not yet: two windows\n  > tap Add\n"), "\(stub.errors)")
      #expect(stub.output.contains("(MineListController.swift:"))
      let hint = "a hint: swift run --package-path '\(Self.folder.path)' f1lab hint"
      #expect(stub.output.hasSuffix("\n0 of 6 points\n\(hint)\n"))
      #expect(stub.code == 1)
      #expect(try Self.compile() == "")
      let broken = try Self.lab(exercise, "run", "Scenarios")
      #expect(broken.code == 1, "\(broken.output)\(broken.errors)")
      #expect(try Self.lab(exercise, "hint", "3").output.hasPrefix("hint 3 of 3: "))
      #expect(try Self.lab(exercise, "hint", "4").code == 64)

      try Self.change("Sources/Lab/Mine/MineListController.swift") {
        $0 = "import LabExercises\nimport MVCLab\n" + $0 + Self.shadow
      }
      #expect(try Self.compile() == "")
      // In the learner's own program the shadow is obeyed.
      #expect(try Self.lab(exercise, "run", "Scenarios").code == 0)
      let shadowed = try Self.check("--format", "csv")
      #expect(shadowed.output.hasPrefix("F1,two windows,0,1\nF1,another device,0,1\n"))
      #expect(shadowed.code == 1, "\(shadowed.errors)")

      try Self.solve(exercise)
      #expect(try Self.compile() == "")
      let run = try Self.lab(exercise, "run", "Scenarios")
      #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.output)\(run.errors)")
      let solution = try Self.check()
      #expect(
        solution.output.hasSuffix(
          """
          well: two windows
          well: another device
          well: ten entries
          well: the edit screen
          well: a window is closed
          well: a search for what the stories forgot
              nothing was found in 302 states, 3 moves deep; bounded by 300 states, 2 windows, 3 rows; \
          typed: 'Milk'; pasted: 2 rows; outside: 'Milk'; never reached: '10 rows'
          6 of 6 points

          """
        ),
        "\(solution.output)\(solution.errors)"
      )
      #expect(solution.code == 0)
      try testBorrowed()
    }

    /// Assembles the lab's correct wiring in place of a repaired one.
    private func testBorrowed() throws {
      try Self.change("Sources/Lab/Mine/MineWiring.swift") { text in
        let own = text.range(of: "ToDoAssembly(").map { $0.lowerBound..<text.endIndex }
        let end = text.range(of: "\n  }\n", range: own)
        if let own, let end {
          let range = own.lowerBound..<end.lowerBound
          text.replaceSubrange(range, with: "System.todo.wirings[0].assemble()")
        }
        text = "import LabSystems\n" + text
      }
      let run = try Self.check()
      let told =
        "is the laboratory's own, and no part of your wiring; repair what is in 'Mine'\n"
      #expect(run.output.contains(told), "\(run.output)\(run.errors)")
      #expect(run.output.contains("\n0 of 6 points\n"))
    }

    @Test func `the list says what to do, and a folder with other content stays as it is`() throws {
      let list = try Run("exercise")
      #expect(
        list.output.hasPrefix("F1  The second window (unit 1.2, 20 minutes)\n    Each window ")
      )
      for line in list.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      #expect(list.output.split(separator: "\n").count { !$0.hasPrefix("    ") } == 15)
      let own = "'mvclab new Notes --out Notes' begins it\n"
      #expect(list.output.hasSuffix("\nF15  A module of your own; \(own)"))
      let last = try Run("exercise", "f15")
      #expect(last.errors == "mvclab: 'F15' has no package and no check; \(own)")
      #expect(last.code == 64)
      let unknown = try Run("exercise", "F99")
      #expect(unknown.errors.hasPrefix("mvclab: unknown exercise 'F99'"))
      #expect(
        try Run("exercise", "zebra").errors
          == "mvclab: unknown exercise 'zebra'; 'mvclab exercise' lists them\n"
      )
      #expect(unknown.code == 64)
      let scratch = try Scratch()
      _ = try scratch.file("file", "")
      let taken = try Run("exercise", "F1", "--out", scratch.folder.path)
      #expect(taken.code == 73)
      #expect(try scratch.contents == ["file"])
    }

    @Test(arguments: [
      (["F1", "--out", ""], "'--out' needs a name; it is empty"),
      (["--out", "f1"], "no exercise is named; 'exercise' alone lists them"),
      (["F1", "--out", "a.md"], "'a.md' is a file; choose a folder with '--out'"),
    ])
    func `a place that is none is refused`(arguments: [String], message: String) throws {
      let scratch = try Scratch()
      _ = try scratch.file("a.md", "mine")
      let run = try Run(arguments: ["exercise"] + arguments, in: scratch.folder)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.code == (arguments.contains("a.md") ? 73 : 64))
      #expect(try scratch.contents == ["a.md"])
    }

    @Test func `a lab without the wirings has no exercises`() throws {
      #expect(try Run("exercise", program: "ForeignLab").code == 64)
    }
  }
}
