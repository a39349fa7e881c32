import HeadlessUI
import MVCLab

extension System {
  /// A page of settings.
  public static let settings = System(
    name: "settings",
    summary: "a page of settings, whose rows have switches",
    style: .cocoaMVC,
    screens: [ScreenKind("settings", "the page")],
    wirings: [
      wiring("correct", .correct, "the page follows its model") { SettingsController($0) },
      wiring("trusting", .misused(breaking: .screenDisagreesWithModel), "the page reads it once") {
        TrustingSettingsController($0)
      },
    ],
    firstSteps: ["tap Badges", "set Sounds to off", "select Reset"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    screen: @escaping @Sendable (Preferences) -> ViewController
  ) -> Wiring {
    let files = ["Preferences.swift", "SettingsController.swift"]
    return Wiring(name, verdict, summary, files: files) { SettingsAssembly(screen) }
  }
}

final class SettingsAssembly: Assembly {
  private let preferences = Preferences()
  private let screen: (Preferences) -> ViewController

  init(_ screen: @escaping (Preferences) -> ViewController) { self.screen = screen }

  func makeScreen(_ kind: String) -> ViewController { screen(preferences) }

  func truth(of controller: ViewController) -> Truth? {
    Truth("settings") {
      for choice in preferences.choices { Value(choice.name, choice.isOn ? "on" : "off") }
    }
  }
}
