import HeadlessUI
import MVCLab

extension System {
  /// A list that the user edits.
  public static let chores = System(
    name: "chores",
    summary: "a list that grows by the Return key, and that the user edits",
    style: .cocoaMVC,
    screens: [ScreenKind("chores", "the list")],
    server: .always,
    wirings: [
      wiring("correct", .correct) { ChoresController($0) },
      wiring("moving-twice", .misused(breaking: .screenDisagreesWithModel)) {
        TwiceMovingController($0)
      },
      wiring("deleting-twice", .misused(breaking: .fault)) { TwiceDeletingController($0) },
    ],
    firstSteps: ["type Laundry", "return", "tap Edit", "move 3 to 0"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    screen: @escaping @Sendable (Chores) -> ViewController
  ) -> Wiring {
    let files = ["Chores.swift", "ChoresController.swift"]
    return Wiring(name, verdict, "a list", files: files) { ChoresAssembly(screen) }
  }
}

final class ChoresAssembly: Assembly {
  private let chores = Chores()
  private let screen: (Chores) -> ViewController

  init(_ screen: @escaping (Chores) -> ViewController) { self.screen = screen }

  func makeScreen(_ kind: String) -> ViewController { screen(chores) }

  func truth(of controller: ViewController) -> Truth? {
    Truth("chores") {
      Rows(chores.titles)
      Animating("loading", chores.isLoading)
    }
  }
}
