import Foundation
import PseudoTerminal
import Testing

/// A lab of one's own, made by the program, is built as an outsider builds it.
///
/// It lies below the package's build folder and keeps what it has built: the first run takes minutes,
/// the next ones seconds.
@Suite("A lab of one's own", .serialized)
struct OutsiderTests {
  private static let folder = Package.folder.appending(path: ".build/outsider/lab")
  private static let scratch = Package.folder.appending(path: ".build/outsider/build").path

  private static func swift(_ arguments: String...) throws -> Run {
    try Run(
      "/usr/bin/env",
      ["swift"] + arguments,
      environment: ProcessInfo.processInfo.environment,
      in: folder
    )
  }

  @Test("a new package builds without warnings, replays its scenario, and talks")
  func package() throws {
    try? FileManager.default.removeItem(at: Self.folder)
    #expect(try Run("new", "plant list", "--out", Self.folder.path).code == 0)
    let build = try Self.swift("build", "--scratch-path", Self.scratch)
    #expect(build.code == 0, "\(build.output)\(build.errors)")
    #expect(!build.output.contains("warning:") && !build.errors.contains("warning:"))
    let lab = Self.scratch + "/debug/plantlistlab"
    let replay = try Run(
      lab,
      ["run", "Scenarios", "--require-caught"],
      environment: [:],
      in: Self.folder
    )
    #expect(replay.code == 0, "\(replay.output)")
    let talk = try Run(
      lab,
      ["plantlist", "--wiring", "misused"],
      input: "tap Add\ntype Fern\nconfirm Save\n",
      environment: [:],
      in: Self.folder
    )
    #expect(
      talk.output.hasSuffix(
        """
        | Plant List
        | [Add]
        | 0  Fern
        ! ui-changes-ui: 'PlantListView' reloaded the table in the course of a tap; no model had \
        changed  (PlantListView.swift:21)
        ! model-in-controller: 'PlantListMisusedViewController' keeps model values in 'entries'  \
        (PlantListMisusedViewController.swift:6)
        ! screen-disagrees-with-model: 'first' shows 1 row; its model has 0

        """
      )
    )
    #expect(talk.code == 0)
  }
}
