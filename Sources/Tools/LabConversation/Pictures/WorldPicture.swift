import LabText
import MVC
import MVCLab

/// What can be seen of a world at rest: its windows, its models, what is alive, what waits.
package struct WorldPicture: Hashable, Sendable {
  package let windows: [WindowPicture]
  /// The values of the models and of whatever keeps them, as `show model` prints them.
  package let model: [String]
  /// The models and controllers, and what should be gone, as `show alive` prints them.
  package let alive: [String]
  package let requests: [Request]
  package let hasEnded: Bool
  /// What runs since a `swap`; nil before one.
  package let swapped: Swapped?

  /// The wiring whose controllers a world has since a `swap`.
  package struct Swapped: Hashable, Sendable {
    /// `correct -> half-store`.
    package let title: String
    package let isCorrect: Bool
  }

  /// A request that waits for its answer.
  package struct Request: Hashable, Sendable {
    package let text: String
    /// What names it in a command: `first`, `last` or its number.
    package let place: String
  }
}

extension WiringRun {
  /// What can be seen of its world now.
  package var picture: WorldPicture {
    WorldPicture(
      windows: world.hasEnded ? [] : world.windows.compactMap(WindowPicture.init),
      model: models.map(\.printable),
      alive: alive.map(\.printable),
      requests: (world.runtime.server?.choices ?? []).map { request, name in
        WorldPicture.Request(text: "\(request)".onOneLine, place: name)
      },
      hasEnded: world.hasEnded,
      swapped: wiring.name == world.wiring.name
        ? nil : WorldPicture.Swapped(title: title, isCorrect: isCorrect)
    )
  }
}
