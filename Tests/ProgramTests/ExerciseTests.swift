import Foundation
import LabExercises
import LabSystems
import MVCLab
import Testing

extension PackageTests {
  /// Writes the package of the first exercise, and repairs the wiring in it as a learner does.
  ///
  /// The package is in the build folder and shares its build with the generated lab of `OutsiderTests`: the
  /// laboratory is compiled once, whichever of them is first.
  @Suite("mvclab exercise")
  struct ExerciseTests {
    private static let folder = Package.folder.appending(path: ".build/outsider/exercise")
    private static let build = Package.folder.appending(path: ".build/outsider/build").path

    private static func lab(_ exercise: Exercise, _ arguments: String...) throws -> Run {
      let program = "\(build)/debug/\(exercise.name.lowercased())lab"
      return try Run(program, arguments, environment: [:], in: folder)
    }

    /// Builds the package; returns the compiler's complaints.
    private static func compile() throws -> String {
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
    func `the package builds; its stub fails the check, and the solution passes`() throws {
      let exercise = try #require(Exercise.all.first)
      let program = "f1lab"
      try? FileManager.default.removeItem(at: Self.folder)
      #expect(try Run("exercise", "f1", "--out", Self.folder.path).code == 0)
      #expect(try Self.compile() == "")
      let stub = try Self.lab(exercise, "check")
      #expect(stub.output.contains("not yet: two windows\n  > tap Add\n"))
      #expect(stub.output.contains("(MineListController.swift:"))
      #expect(
        stub.output.hasSuffix("\n0 of 6 points\na hint: \(program) hint\n")
      )
      #expect(stub.code == 1)
      let table = try Self.lab(exercise, "check", "--format", "csv")
      #expect(table.output.hasPrefix("F1,two windows,0,1\nF1,another device,0,1\n"))
      #expect(table.code == 1)
      #expect(try Self.lab(exercise, "run", "Scenarios").code == 1)
      #expect(try Self.lab(exercise, "hint", "3").output.hasPrefix("hint 3 of 3: "))
      #expect(try Self.lab(exercise, "hint", "4").code == 64)

      try Self.solve(exercise)
      #expect(try Self.compile() == "")
      let solution = try Self.lab(exercise, "check")
      #expect(
        solution.output.hasSuffix(
          """
          well: two windows
          well: another device
          well: ten entries
          well: the edit screen
          well: a window is closed
          well: a search for what the stories forgot
              nothing was found in 305 states, 3 moves deep; bounded by 300 states, 2 windows, 3 rows; \
          typed: 'Milk'; pasted: 2 rows; outside: 'Milk'; never reached: '10 rows'
          6 of 6 points

          """
        )
      )
      #expect(solution.code == 0)
      let run = try Self.lab(exercise, "run", "Scenarios")
      #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.output)\(run.errors)")
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
