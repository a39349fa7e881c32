import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A search as the user types, in async code.
  public static let places = System(
    name: "places",
    summary: "places by their name, found as the user types",
    style: .cocoaMVC,
    screens: [ScreenKind("places", "the field and the places")],
    server: .always,
    searchDomain: SearchDomain(texts: ["R", "Ro"], answers: ["Rome", "Riga"], windows: 1),
    wirings: [
      Wiring(
        "correct",
        .correct,
        "waits 300 milliseconds, and cancels the search before",
        files: ["PlaceFinder.swift", "PlacesController.swift"]
      ) { PlacesAssembly(finder: PlaceFinder()) },
      Wiring(
        "racing",
        .misused(breaking: .olderAnswerWins),
        "asks at each key, and shows whichever answer is last",
        files: ["RacingPlaceFinder.swift", "PlaceFinder.swift", "PlacesController.swift"]
      ) { PlacesAssembly(finder: RacingPlaceFinder()) },
    ],
    firstSteps: ["type R", "type Ro", "advance 300ms", "server ok Rome,Rostock"],
    sources: .embedded
  )
}

/// The one model of a program that finds places.
final class PlacesAssembly: Assembly {
  private let finder: any PlaceFinding

  init(finder: any PlaceFinding) { self.finder = finder }

  func makeScreen(_ kind: String) -> ViewController { PlacesController(finder: finder) }

  func truth(of controller: ViewController) -> Truth? {
    Truth(subject: "places", rows: Truth.Rows(finder.places))
  }
}
