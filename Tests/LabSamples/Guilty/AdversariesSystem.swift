import HeadlessUI
import MVCLab

extension System {
  /// Correct programs that are next to a law.
  public static let innocent = System(
    name: "innocent",
    summary: "correct programs, each next to a law",
    style: .cocoaMVC,
    screens: [ScreenKind("lamps", "two lamps")],
    server: .always,
    wirings: [
      program("pressing-cell", .correct, "PressingCell") { PressingList() },
      program("opening-cell", .correct, "OpeningCell") { OpeningList() },
      program("asking-cell", .correct, "AskingCell") { AskingList() },
      program("loading-cell", .correct, "LoadingCell") { LoadingList() },
      program("presented", .correct, "PresentedLamps") { PresentedLamps() },
      program("listening", .correct, "ListeningLamps") { ListeningLamps() },
    ],
    sources: .embedded
  )

  /// The nearest programs that break one; a comment behind a line names the law that it breaks.
  public static let guilty = System(
    name: "guilty",
    summary: "the nearest programs that break a law",
    style: .cocoaMVC,
    screens: [ScreenKind("lamps", "two lamps")],
    server: .always,
    wirings: [
      program("locating-cell", .misused(breaking: .viewChangesModel), "LocatingCell") {
        LocatingList()
      },
      program("helped-cell", .misused(breaking: .viewChangesModel), "HelpedCell") { HelpedList() },
      program("commanding-cell", .misused(breaking: .viewChangesModel), "CommandingCell") {
        CommandingList()
      },
      program("pushing-cell", .misused(breaking: .viewNavigates), "PushingCell") { PushingList() },
      program("fetching-cell", .misused(breaking: .viewUsesNetwork), "FetchingCell") {
        FetchingList()
      },
      program("painting", .misused(breaking: .uiChangesUI), "PaintingLamps") { PaintingLamps() },
      program("closure-painting", .misused(breaking: .uiChangesUI), "ClosurePaintingLamps") {
        ClosurePaintingLamps()
      },
      program("delegate-painting", .misused(breaking: .uiChangesUI), "DelegatePaintingLamps") {
        DelegatePaintingLamps()
      },
      program("helped-painting", .misused(breaking: .uiChangesUI), "HelpedPainter") {
        HelpedPainter()
      },
      program("knowing-store", .misused(breaking: .modelKnowsView), "KnowingStore") {
        KnowingLamps()
      },
    ],
    sources: .embedded
  )

  private static func program(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ file: String,
    screen: @escaping @Sendable () -> ViewController
  ) -> Wiring {
    Wiring(name, verdict, "see \(file).swift", files: ["\(file).swift", "LampList.swift"]) {
      IdiomAssembly(screen)
    }
  }
}
