import HeadlessUI
import MVCLab

extension System {
  /// Correct programs that are next to a law.
  ///
  /// The comment before each is a story that tries it.
  public static let innocent = System(
    name: "innocent",
    summary: "correct programs, each next to a law",
    style: .cocoaMVC,
    screens: [ScreenKind("screen", "the only one")],
    server: .always,
    wirings: [
      program("PressingCell") { PressingList() },
      program("OpeningCell") { OpeningList() },
      program("AskingCell") { AskingList() },
      program("LoadingCell") { LoadingList() },
      program("PresentedLamps") { PresentedLamps() },
      program("ListeningLamps") { ListeningLamps() },
    ],
    sources: .embedded
  )

  /// The nearest programs that break one.
  ///
  /// A comment behind a line names the rules that it breaks.
  public static let guilty = System(
    name: "guilty",
    summary: "the nearest programs that break a law",
    style: .cocoaMVC,
    screens: [ScreenKind("screen", "the only one")],
    server: .always,
    wirings: [
      program("LocatingCell", .misused(breaking: .viewChangesModel)) { LocatingList() },
      program("HelpedCell", .misused(breaking: .viewChangesModel)) { HelpedList() },
      program("CommandingCell", .misused(breaking: .viewChangesModel)) { CommandingList() },
      program("PushingCell", .misused(breaking: .viewNavigates)) { PushingList() },
      program("FetchingCell", .misused(breaking: .viewUsesNetwork)) { FetchingList() },
      program("PaintingLamps", .misused(breaking: .uiChangesUI)) { PaintingLamps() },
      program("ClosurePaintingLamps", .misused(breaking: .uiChangesUI)) { ClosurePaintingLamps() },
      program("DelegatePaintingLamps", .misused(breaking: .uiChangesUI)) {
        DelegatePaintingLamps()
      },
      program("HelpedPainter", .misused(breaking: .uiChangesUI)) { HelpedPainter() },
      program("KnowingStore", .misused(breaking: .modelKnowsView)) { KnowingLamps() },
      program("SwipedRow", .misused(breaking: .fault)) { SwipedRow() },
      program("LatePicture", .misused(breaking: .olderAnswerWins)) { LatePicture() },
      program("SlowSearch", .misused(breaking: .olderAnswerWins)) { SlowSearch() },
      program("KeptByTimer", .misused(breaking: .leak)) { KeptByTimer() },
      program("MarkInCell", .misused(breaking: .uiChangesUI)) { MarkInCell() },
      program("SecondAlert", .misused(breaking: .nobodyHeard)) { SecondAlert() },
    ],
    sources: .embedded
  )

  /// A wiring with the name of its file, in small letters.
  private static func program(
    _ file: String,
    _ verdict: Wiring.Verdict = .correct,
    screen: @escaping @Sendable () -> ViewController
  ) -> Wiring {
    let words = file.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    return Wiring(
      String(words.dropFirst()),
      verdict,
      "see \(file).swift",
      files: ["\(file).swift", "LampList.swift"]
    ) { IdiomAssembly(screen) }
  }
}
