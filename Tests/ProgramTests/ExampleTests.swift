import Foundation
import PseudoTerminal
import Testing

extension PackageTests {
  /// Tests the example package as its reader does, with low priority.
  ///
  /// It shares its build with the generated lab of `OutsiderTests`: the laboratory is compiled once, whichever
  /// of them is first.
  @Suite("The example package", .waits, .buildsPackages)
  struct ExampleTests {
    private static let folder = Package.folder.appending(path: "Examples/TwoApps")
    private static let scratch = Package.folder.appending(path: ".build/outsider/build").path

    @Test func `the two apps build without warnings, and pass their tests`() throws {
      let tests = try Run(
        "/usr/bin/env",
        ["nice", "-n", "19", "swift", "test", "--scratch-path", Self.scratch],
        environment: ProcessInfo.processInfo.environment,
        in: Self.folder
      )
      #expect(tests.code == 0, "\(tests.output)\(tests.errors)")
      #expect(!tests.output.contains("warning:") && !tests.errors.contains("warning:"))
      let run = try Run(
        Self.scratch + "/debug/appslab",
        ["run", "Scenarios", "--require-caught"],
        environment: [:],
        in: Self.folder
      )
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("8 passed, 0 failed, 0 malformed"), "\(run.output)")
    }
  }
}
