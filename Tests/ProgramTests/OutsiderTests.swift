import Foundation
import PseudoTerminal
import Testing

/// Builds a generated lab as an outsider does, with low priority.
///
/// The lab is in the package's build folder and reuses its own build: the first run takes minutes, the
/// next ones seconds.
@Suite("A generated lab", .serialized)
struct OutsiderTests {
  private static let folder = Package.folder.appending(path: ".build/outsider/lab")
  private static let scratch = Package.folder.appending(path: ".build/outsider/build").path

  private static func swift(_ arguments: String...) throws -> Run {
    try Run(
      "/usr/bin/env",
      ["nice", "-n", "19", "swift"] + arguments,
      environment: ProcessInfo.processInfo.environment,
      in: folder
    )
  }

  /// Writes a lab of two new modules and the system that the documentation writes by hand.
  private static func make() throws {
    try? FileManager.default.removeItem(at: folder)
    #expect(try Run("new", "plant list", "--out", folder.path).code == 0)
    #expect(try Run("new", "Garden", "--out", folder.path).code == 0)
    try FileManager.default.copyItem(
      at: Package.folder.appending(path: "Tests/LabSamples"),
      to: folder.appending(path: "Sources/Lab/Tickets")
    )
    let main = folder.appending(path: "Sources/Lab/PlantListLab.swift")
    let text = try String(contentsOf: main, encoding: .utf8)
    let systems = "[.plantList, .garden, .tickets]"
    try Data(text.replacing("[.plantList]", with: systems).utf8).write(to: main)
  }

  private static func lab(_ arguments: String..., input: String = "") throws -> Run {
    try Run(scratch + "/debug/plantlistlab", arguments, input: input, environment: [:], in: folder)
  }

  @Test func `a generated lab builds without warnings or a database, and runs`() throws {
    try Self.make()
    let build = try Self.swift("build", "--jobs", "1", "--scratch-path", Self.scratch)
    #expect(build.code == 0, "\(build.output)\(build.errors)")
    #expect(!build.output.contains("warning:") && !build.errors.contains("warning:"))
    let fetched = try FileManager.default.contentsOfDirectory(atPath: Self.scratch + "/checkouts")
    #expect(fetched == ["swift-argument-parser"])
    let replay = try Self.lab("run", "Scenarios", "--require-caught")
    #expect(replay.output.contains("4 passed, 0 failed, 0 malformed"), "\(replay.output)")
    #expect(replay.code == 0)
    let page = Package.folder.appending(path: "Sources/MVCLab/MVCLab.docc/WritingALaw.md").path
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
        ! screen-disagrees-with-model: 'first' shows 1 row; its model has 0

        """
      )
    )
    #expect(talk.code == 0)
  }
}
