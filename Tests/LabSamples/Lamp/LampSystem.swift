import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A lamp with a switch, which has so few states that all can be searched where the text of a tool is tested.
  public static let lamp = System(
    name: "lamp",
    summary: "a lamp with a switch",
    style: .cocoaMVC,
    screens: [ScreenKind("lamp", "the lamp and its switch")],
    outsideActions: LampAssembly.outsideActions,
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      wiring("correct", .correct, "the screen shows the lamp") { LampController($0) },
      wiring("deaf", .misused(breaking: .screenDisagreesWithModel), "it hears only its own taps") {
        DeafLampController($0)
      },
    ],
    firstSteps: ["tap Turn", "outside turn", "tap Turn"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    screen: @escaping @Sendable (Lamp) -> ViewController
  ) -> Wiring {
    Wiring(name, verdict, summary, files: ["Lamp.swift", "LampController.swift"]) {
      LampAssembly(screen)
    }
  }
}

private final class LampAssembly: Assembly {
  static let outsideActions = [OutsideAction("turn", usage: "", "turns the switch")]

  private let lamp = Lamp()
  private let screen: (Lamp) -> ViewController

  init(_ screen: @escaping (Lamp) -> ViewController) { self.screen = screen }

  func makeScreen(_ kind: String) -> ViewController { screen(lamp) }

  func truth(of controller: ViewController) -> Truth? {
    Truth("lamp") { Text("light", lamp.light.rawValue) }
  }

  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    lamp.turn()
    return true
  }
}
