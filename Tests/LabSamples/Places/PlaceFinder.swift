import MVC

/// A model that finds places by the name that the user types.
protocol PlaceFinding: Model {
  var places: [String] { get }
  var placesValue: ObservedValue<[String]> { get }
  func find(_ name: String)
}

/// Waits until the user rests, and asks the server.
final class PlaceFinder: Model, PlaceFinding {
  @Observed private(set) var places: [String] = []
  var placesValue: ObservedValue<[String]> { $places }
  private var search: WorldTask?

  /// Begins to find places, in place of the search before.
  func find(_ name: String) {
    search?.cancel()
    search = task { [weak self] in
      try await self?.clock.sleep(for: .milliseconds(300))
      try await self?.ask(name)
    }
  }

  private func ask(_ name: String) async throws {
    guard let answer = try await server?.send(Request("places", name)) else { return }
    $places.set(answer.split(separator: ",").map(String.init))
  }
}
