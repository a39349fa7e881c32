import MVC

/// The service behind the server of the lab's world, in place of one behind `URLSession`.
final class ServerWeather: Model, WeatherService {
  func places(named name: String) async throws -> [String] {
    try await ask(Request("places", name)).split(separator: ",").map(String.init)
  }

  func forecast(of place: String) async throws -> Int {
    guard let degrees = Int(try await ask(Request("forecast", place))) else { throw NoForecast() }
    return degrees
  }

  private func ask(_ request: Request) async throws -> String {
    try await server?.send(request) ?? ""
  }
}

/// The answer is no temperature.
struct NoForecast: Error {}
