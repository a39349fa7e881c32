import Observation

/// Finds places while the user types, and the weather of one: an observable class that knows no lab.
@Observable
final class WeatherSearch {
  private(set) var places: [String] = []
  private(set) var forecast = ""
  private let service: any WeatherService
  private let clock: any Clock<Duration>

  init(service: any WeatherService, clock: any Clock<Duration>) {
    (self.service, self.clock) = (service, clock)
  }

  /// Finds places as soon as the user rests; the caller cancels the search before.
  func find(_ name: String) async {
    forecast = ""
    guard !name.isEmpty else {
      places = []
      return
    }
    do {
      try await clock.sleep(for: .milliseconds(300))
      places = try await service.places(named: name)
    } catch is CancellationError {
      // A newer search shows its places.
    } catch { places = [] }
  }

  /// Shows the weather of a place; the caller cancels the request before.
  func showForecast(of place: String) async {
    forecast = "\(place): ..."
    do {
      forecast = "\(place): \(try await service.forecast(of: place)) degrees"
    } catch is CancellationError {
      // A newer request shows its weather.
    } catch { forecast = "" }
  }
}
