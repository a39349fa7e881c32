/// The wirings that a line of a transcript is expected of.
enum WiringFilter: Equatable, Sendable {
  /// All wirings whose world has not ended.
  case everyone
  /// The named wirings, as indices in the scenario's order.
  case named([Int])

  func contains(_ wiring: Int) -> Bool {
    switch self {
    case .everyone: true
    case .named(let wirings): wirings.contains(wiring)
    }
  }

  func names(_ wiring: Int) -> Bool { self != .everyone && contains(wiring) }
}
