import HeadlessUI
import MVCLab

extension System {
  /// A page with a control of its own.
  public static let survey = System(
    name: "survey",
    summary: "a rating and a switch",
    style: .cocoaMVC,
    screens: [ScreenKind("survey", "the rating and what it says")],
    wirings: [
      wiring("correct", .correct) { SurveyController($0) },
      wiring("hasty", .misused(breaking: .uiChangesUI)) { HastySurveyController($0) },
    ],
    firstSteps: ["set Meal to 4"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    screen: @escaping @Sendable (Survey) -> ViewController
  ) -> Wiring {
    let files = ["Survey.swift", "RatingControl.swift", "SurveyController.swift"]
    return Wiring(name, verdict, "a survey", files: files) { SurveyAssembly(screen) }
  }
}

final class SurveyAssembly: Assembly {
  private let survey = Survey()
  private let screen: (Survey) -> ViewController

  init(_ screen: @escaping (Survey) -> ViewController) { self.screen = screen }

  func makeScreen(_ kind: String) -> ViewController { screen(survey) }

  func truth(of controller: ViewController) -> Truth? {
    Truth("survey") { Text("summary", survey.summary) }
  }
}
