import MVC

/// Cancels nothing: whichever answer is last is shown.
final class RacingWeatherController: WeatherController {
  override func find(_ name: String) {
    task { [search] in await search.model.find(name) }
  }
}
