/// The wirings that a line of a transcript is expected of.
enum WiringFilter: Equatable, Sendable {
  /// All wirings whose world has not ended.
  case everyone
  /// The named wirings, as indices in the scenario's order.
  case named([Int])
  /// All wirings whose world has not ended, but for these.
  case everyoneBut([Int])
}

extension WiringFilter {
  /// Whether a line is expected of a wiring, if its world has not ended.
  func contains(_ wiring: Int) -> Bool {
    switch self {
    case .everyone: true
    case .named(let wirings): wirings.contains(wiring)
    case .everyoneBut(let wirings): !wirings.contains(wiring)
    }
  }

  /// Whether the header names the wiring.
  func names(_ wiring: Int) -> Bool {
    switch self {
    case .everyone, .everyoneBut: false
    case .named(let wirings): wirings.contains(wiring)
    }
  }

  /// Whether a line counts for a wiring whose world has ended: the header names it, or no living wiring
  /// can reach the line.
  func contains(ended wiring: Int, living: [Int]) -> Bool {
    names(wiring) || contains(wiring) && !living.contains(where: contains)
  }
}
