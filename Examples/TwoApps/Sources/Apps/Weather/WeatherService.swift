/// The server with places and their weather, as a search knows it.
protocol WeatherService {
  func places(named name: String) async throws -> [String]
  /// Returns the temperature in degrees.
  func forecast(of place: String) async throws -> Int
}
