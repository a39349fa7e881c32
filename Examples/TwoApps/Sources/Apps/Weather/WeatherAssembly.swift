import HeadlessUI
import MVC
import MVCLab

/// Makes screens with a search of their own each, on one service.
final class WeatherAssembly: Assembly {
  private let service = ServerWeather()
  private let makeController: (WeatherSearch, ServerWeather) -> WeatherController

  init(_ makeController: @escaping (WeatherSearch, ServerWeather) -> WeatherController) {
    self.makeController = makeController
  }

  convenience init(_ makeController: @escaping (WeatherSearch) -> WeatherController) {
    self.init { search, _ in makeController(search) }
  }

  func begin() {
    Runtime.current?.server?.backend = { request, body in
      let found = Self.weather.filter { $0.place.hasPrefix(request.body) }
      return body
        ?? (request.name == "places"
          ? found.map(\.place).joined(separator: ",") : found.first?.degrees ?? "")
    }
  }

  private static let weather = [
    (place: "Riga", degrees: "17"), (place: "Rome", degrees: "31"),
    (place: "Rostock", degrees: "19"),
  ]

  func makeScreen(_ kind: String) -> ViewController {
    makeController(WeatherSearch(service: service, clock: service.clock), service)
  }

  func truth(of controller: ViewController) -> Truth? {
    guard let search = (controller as? WeatherController)?.search.model else { return nil }
    return Truth("search") {
      Rows(search.places)
      Text("forecast", search.forecast)
    }
  }
}
