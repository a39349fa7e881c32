import Foundation
import LabExercises
import PseudoTerminal
import Testing

/// Writes the package of an exercise, and repairs the wiring in it as a learner does.
///
/// The package is in the build folder and reuses its own build: the first run takes minutes.
@Suite("mvclab exercise", .serialized)
struct ExerciseTests {
  private static let folder = Package.folder.appending(path: ".build/outsider/exercise")
  private static let build = Package.folder.appending(path: ".build/outsider/exercise-build").path

  private static func lab(_ arguments: String...) throws -> Run {
    try Run(build + "/debug/f1lab", arguments, environment: [:], in: folder)
  }

  /// Builds the package; returns the compiler's complaints.
  private static func compile() throws -> String {
    let build = try Run(
      "/usr/bin/env",
      ["nice", "-n", "19", "swift", "build", "--jobs", "1", "--scratch-path", Self.build],
      environment: ProcessInfo.processInfo.environment,
      in: folder
    )
    let text = build.output + build.errors
    return build.code == 0 && !text.contains("warning:") ? "" : text
  }

  /// Puts the correct wiring's source in the place of the learner's.
  private static func solve() throws {
    for file in ["ListController", "EditController"] {
      let text = try Package.text("Sources/LabSystems/Todo/Correct/Correct\(file).swift")
        .replacing("Correct", with: "Mine")
      try write(text, to: "Mine\(file).swift")
    }
    let wiring = try String(
      contentsOf: folder.appending(path: "Sources/Lab/Mine/MineWiring.swift"),
      encoding: .utf8
    )
    let sides = try #require(Exercise.named("F1")).wirings
    #expect(wiring.contains(sides.broken.assembly))
    try write(
      wiring.replacing(sides.broken.assembly, with: sides.solution.assembly),
      to: "MineWiring.swift"
    )
  }

  private static func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: "Sources/Lab/Mine/\(file)"))
  }

  @Test func `the package of F1 builds; its stub fails the check, and the solution passes`() throws
  {
    try? FileManager.default.removeItem(at: Self.folder)
    #expect(try Run("exercise", "f1", "--out", Self.folder.path).code == 0)
    #expect(try Self.compile() == "")
    let stub = try Self.lab("check")
    #expect(stub.output.contains("not yet: two windows\n  > tap Add\n"))
    #expect(stub.output.contains("(MineListController.swift:27)"))
    #expect(stub.output.hasSuffix("later: 5 more checks\n0 of 6 points\na hint: f1lab hint\n"))
    #expect(stub.code == 1)
    #expect(try Self.lab("run", "Scenarios").code == 1)
    #expect(try Self.lab("hint", "3").output.hasPrefix("hint 3 of 3: "))
    #expect(try Self.lab("hint", "4").code == 64)

    try Self.solve()
    #expect(try Self.compile() == "")
    let solution = try Self.lab("check")
    #expect(
      solution.output == """
        F1  The second window (unit 1.2, 20 minutes)
        well: two windows
        well: another device
        well: ten entries
        well: the edit screen
        well: a window is closed
        well: a search for what the stories forgot
        6 of 6 points

        """
    )
    #expect(solution.code == 0)
    let run = try Self.lab("run", "Scenarios")
    #expect(run.code == 0 && run.errors.contains("warning") == false, "\(run.output)\(run.errors)")
  }

  @Test func `the list says what to do, and a folder with other content stays as it is`() throws {
    let list = try Run("exercise")
    #expect(list.output.hasPrefix("F1  The second window (unit 1.2, 20 minutes)\n    Each window "))
    let unknown = try Run("exercise", "F9")
    #expect(unknown.errors.hasPrefix("mvclab: unknown exercise 'F9'"))
    #expect(unknown.code == 64)
    let scratch = try Scratch()
    _ = try scratch.file("file", "")
    let taken = try Run("exercise", "F1", "--out", scratch.folder.path)
    #expect(taken.code == 73)
    #expect(try scratch.contents == ["file"])
  }

  @Test func `a lab without the wirings has no exercises`() throws {
    #expect(try Run("exercise", program: "ForeignLab").code == 64)
  }
}
