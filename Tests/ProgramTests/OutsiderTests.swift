import Foundation
import PseudoTerminal
import Testing

extension PackageTests {
  /// Builds a generated lab as an outsider does, with low priority.
  ///
  /// The lab is in the package's build folder and reuses its own build: the first run takes minutes, the
  /// next ones seconds.
  @Suite("A generated lab", .waits, .buildsPackages)
  struct OutsiderTests {
    private static let folder = Package.folder.appending(path: ".build/outsider/lab")
    private static let scratch = Package.folder.appending(path: ".build/outsider/build").path

    /// Runs `swift` with these arguments, which a space divides.
    private static func swift(_ arguments: String) throws -> Run {
      try Run(
        "/usr/bin/env",
        ["nice", "-n", "19", "swift"] + arguments.split(separator: " ").map(String.init),
        environment: ProcessInfo.processInfo.environment.merging(["SWIFTPM_BUILD_DIR": scratch]) {
          $1
        },
        in: folder
      )
    }

    private static func new(_ name: String) throws -> Run {
      try Run(
        Package.program,
        ["new", name, "--out", folder.path],
        environment: [:],
        in: Package.folder
      )
    }

    /// Writes a lab of two new modules, the system that the documentation writes by hand, and the samples.
    private static func make() throws {
      try? FileManager.default.removeItem(at: folder)
      #expect(try new("plant list").code == 0)
      #expect(try new("Garden").code == 0)
      try FileManager.default.copyItem(
        at: Package.folder.appending(path: "Tests/LabSamples"),
        to: folder.appending(path: "Sources/Lab/Tickets")
      )
      try replace(
        "[.plantList, .garden]",
        with: "[.plantList, .garden, .tickets]",
        in: "Sources/Lab/PlantListLab.swift"
      )
      let product = #".product(name: "HeadlessUI", package: "mvclab"),"#
      let names = product.replacing("HeadlessUI", with: "UIKitNames")
      try replace(product, with: "\(product)\n\(names)", in: "Package.swift")
    }

    private static func replace(_ text: String, with other: String, in path: String) throws {
      let file = folder.appending(path: path)
      let old = try String(contentsOf: file, encoding: .utf8)
      try #require(old.contains(text))
      try Data(old.replacing(text, with: other).utf8).write(to: file)
    }

    /// The packages that the lab depends on; the folder of checkouts also has those of the other packages
    /// that share the build.
    private static func dependencies() throws -> [String] {
      let file = folder.appending(path: "Package.resolved")
      return try String(contentsOf: file, encoding: .utf8)
        .matches(of: /"identity" : "([^"]*)"/).map { String($0.output.1) }
    }

    private static func lab(_ arguments: String..., input: String = "") throws -> Run {
      try Run(
        scratch + "/debug/plantlistlab",
        arguments,
        input: input,
        environment: [:],
        in: folder
      )
    }

    @Test func `a generated lab builds without warnings or a database, and runs`() throws {
      try Self.make()
      let build = try Self.swift("build --build-tests")
      #expect(build.code == 0, "\(build.output)\(build.errors)")
      #expect(!build.output.contains("warning:") && !build.errors.contains("warning:"))
      #expect(try Self.dependencies() == ["swift-argument-parser"])
      let replay = try Self.lab("run", "Scenarios", "--require-caught")
      #expect(replay.output.contains("4 passed, 0 failed, 0 malformed"), "\(replay.output)")
      #expect(replay.code == 0)
      let search = try Self.lab("explore", "garden", "--wiring", "correct", "--depth", "4")
      #expect(search.code == 0, "\(search.output)")
      let page = Package.folder.appending(path: "Sources/Lab/MVCLab/MVCLab.docc/WritingALaw.md")
        .path
      let law = try Self.lab("run", page)
      #expect(law.code == 0, "\(law.output)\(law.errors)")
      #expect(
        try Self.lab("rules").output.contains(
          """

            asks-twice: a request that waits for its answer is not sent again (Cocoa MVC, asking once)

          """
        )
      )
      let talk = try Self.lab(
        "garden",
        "--wiring",
        "misused",
        input: "tap Add\ntype Fern\nconfirm Save\n"
      )
      #expect(
        talk.output.hasSuffix(
          """
          | Garden
          | [Add]
          | 0  Fern
          ! ui-changes-ui: 'GardenMisusedViewController' reloaded the table in response to a tap; \
          no model had changed  (GardenMisusedViewController.swift:23)
          ! model-in-controller: 'GardenMisusedViewController' keeps model values in 'entries'  \
          (GardenMisusedViewController.swift:7)
          ! screen-disagrees-with-model: 'first' shows 1 row; its model has 0  \
          (GardenMisusedViewController.swift:23)

          """
        )
      )
      #expect(talk.code == 0)
      try testItself()
    }

    /// Runs the commands that the documentation gives to CI servers, and the lab's plugin.
    private func testItself() throws {
      for command in try CIPage.commands {
        let run = try Self.swift(command)
        #expect(run.code == 0, "\(command): \(run.output)\(run.errors)")
      }
      #expect(
        FileManager.default.fileExists(atPath: Self.folder.appending(path: "scenarios.xml").path)
      )
      #expect(try Self.swift(CIPage.plugin).output.contains("4 passed, 0 failed"))
      let unknown = try Self.swift("package lab --product other run Scenarios")
      #expect(unknown.errors.contains("'other' is no lab of this package; there is plantlistlab\n"))
      #expect(unknown.code == 1)
      try testFailure()
    }

    /// Runs the tests of the lab with a wrong line in a scenario.
    private func testFailure() throws {
      let file = Self.folder.appending(path: "Scenarios/garden.md")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("| second  1  Tea", with: "| second  1  Coffee").utf8).write(to: file)
      let tests = try Self.swift("test --skip-build")
      #expect(tests.code != 0)
      #expect(tests.output.contains(try CIPage.failure), "\(tests.output)")
      let plugin = try Self.swift(CIPage.plugin)
      #expect(plugin.code == 1)
      #expect(plugin.output.contains("3 passed, 1 failed"), "\(plugin.output)\(plugin.errors)")
      try testXCTest()
      try testTwins()
    }

    private static func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }

    /// Replays the wrong line in an XCTest, which would pass whatever is wrong.
    private func testXCTest() throws {
      let test = """
        import LabTesting
        import Testing
        import XCTest

        @testable import Lab

        final class OldTests: XCTestCase {
          func testScenarios() {
            for file in ScenarioFile.all(in: "Scenarios", of: PlantListLab.systems) { file.replay() }
          }
        }

        """
      try Self.write(test, to: "Tests/LabTests/OldTests.swift")
      let tests = try Self.swift("test --filter OldTests")
      #expect(tests.code != 0)
      let error = "LabTests/OldTests.swift:9: error: no test of Swift Testing runs here"
      #expect((tests.output + tests.errors).contains(error), "\(tests.output)\(tests.errors)")
    }

    /// Adds a module below the lab with a file that the lab has, too.
    private func testTwins() throws {
      try Self.write("public enum Plants {}\n", to: "Sources/Plants/PlantListLab.swift")
      try Self.replace(
        #"""
            .executableTarget(
              name: "Lab",
              dependencies: [
        """#,
        with: #"""
              .target(name: "Plants"),
              .executableTarget(
                name: "Lab",
                dependencies: [
                  "Plants",
          """#,
        in: "Package.swift"
      )
      let build = try Self.swift("build")
      #expect(build.code != 0)
      let paths = ["Lab", "Plants"].map {
        "'\(Self.folder.path)/Sources/\($0)/PlantListLab.swift'"
      }
      let error = """
        error: 2 files are called 'PlantListLab.swift', and the lab knows a file by its name; \
        rename \(paths.joined(separator: " or "))
        """
      #expect((build.output + build.errors).contains(error), "\(build.output)\(build.errors)")
    }
  }
}

/// What the documentation says about tests and CI servers, for this lab and 'garden' instead of one of notes.
private enum CIPage {
  private static var lines: [Substring] {
    get throws {
      try Package.text("Sources/Lab/MVCLab/MVCLab.docc/ScenariosInYourTests.md")
        .replacing("noteslab", with: "plantlistlab").replacing("Notes", with: "Garden")
        .replacing("notes", with: "garden")
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// The commands of the steps, without the word `swift`.
  static var commands: [String] {
    get throws {
      let commands = try lines.compactMap { line -> String? in
        line.firstMatch(of: /^ +- (?:run: )?swift (.+)$/).map { String($0.output.1) }
      }
      #expect(commands.count == 4)
      return Set(commands).sorted()
    }
  }

  static let plugin = "package lab run Scenarios"

  /// The report of a wrong line.
  static var failure: String {
    get throws {
      let lines = try lines
      let start = try #require(lines.firstIndex { $0.hasPrefix("\"a scenario replays\" recorded") })
      return lines[start...].prefix { $0 != "```" }.joined(separator: "\n")
    }
  }
}
