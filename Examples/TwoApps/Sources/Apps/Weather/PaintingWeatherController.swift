import MVC

/// Asks for the weather itself, and writes it on the screen.
final class PaintingWeatherController: WeatherController {
  private let service: ServerWeather

  init(search: WeatherSearch, service: ServerWeather) {
    self.service = service
    super.init(search: search)
  }

  override func showForecast(of place: String) {
    task { [service, forecastLabel] in
      let degrees = try await service.forecast(of: place)
      forecastLabel.text = "\(place): \(degrees) degrees"
    }
  }
}
