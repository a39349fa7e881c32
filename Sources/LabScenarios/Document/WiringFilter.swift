/// For which wirings a line of a transcript is.
enum WiringFilter: Equatable, Sendable {
  /// For all whose world has not ended.
  case everyone
  /// For those named, as indices in the scenario's order.
  case named([Int])

  func contains(_ wiring: Int) -> Bool {
    switch self {
    case .everyone: true
    case .named(let wirings): wirings.contains(wiring)
    }
  }

  func names(_ wiring: Int) -> Bool { self != .everyone && contains(wiring) }
}
