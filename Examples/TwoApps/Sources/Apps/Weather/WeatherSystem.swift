import HeadlessUI
import MVC
import MVCLab

extension System {
  /// Places by their name, found as the user types, and the weather of one.
  public static let weather = System(
    name: "weather",
    summary: "places by their name, found as the user types, and the weather of one",
    style: .cocoaMVC,
    screens: [ScreenKind("search", "the field, the places and the weather")],
    server: .always,
    searchDomain: SearchDomain(texts: ["R", "Ro"], windows: 1),
    wirings: [
      Wiring(
        "correct",
        .correct,
        "waits 300 milliseconds, and cancels the search before",
        files: files
      ) { WeatherAssembly { WeatherController(search: $0) } },
      Wiring(
        "racing",
        .misused(breaking: .olderAnswerWins),
        "cancels no search, and shows whichever answer is last",
        files: ["RacingWeatherController.swift"] + files
      ) { WeatherAssembly { RacingWeatherController(search: $0) } },
      Wiring(
        "painting",
        .misused(breaking: .uiChangesUI),
        "the screen asks for the weather, and writes it in its label",
        files: ["PaintingWeatherController.swift"] + files
      ) { WeatherAssembly { PaintingWeatherController(search: $0, service: $1) } },
    ],
    firstSteps: ["type Ro", "advance 300ms", "server ok", "select 0", "server ok", "type ''"],
    sources: .embedded
  )

  private static let files = [
    "WeatherController.swift", "WeatherSearch.swift", "WeatherService.swift",
    "ServerWeather.swift",
  ]
}
