import MVC

/// Asks at each key and cancels nothing: whichever answer is last is shown.
final class RacingPlaceFinder: Model, PlaceFinding {
  @Observed private(set) var places: [String] = []
  var placesValue: ObservedValue<[String]> { $places }

  func find(_ name: String) {
    task { [weak self] in
      guard let answer = try await self?.server?.send(Request("places", name)) else { return }
      self?.$places.set(answer.split(separator: ",").map(String.init))
    }
  }
}
