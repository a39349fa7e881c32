/// What a whole run came to.
public struct Summary: Equatable, Sendable {
  /// Wirings that did what their scenario says, each counted in each scenario.
  public internal(set) var passed = 0
  /// How many wirings did not do what was expected.
  public internal(set) var failed = 0
  /// Scenarios that could not be run.
  public internal(set) var malformed = 0
  /// How long all of it took.
  public package(set) var seconds: Duration = .zero
  /// Which misused wiring was caught by what.
  public internal(set) var catches = Detections()

  /// A summary of nothing.
  public init() {}

  package mutating func add(_ outcome: Outcome) {
    for wiring in outcome.wirings {
      switch wiring.status {
      case .passed: passed += 1
      case .failed: failed += 1
      case .malformed: break
      }
    }
    if outcome.status == .malformed { malformed += 1 }
    catches.add(outcome)
  }
}

extension Summary: CustomStringConvertible {
  /// The numbers: `12 passed, 1 failed, 0 malformed (0.04 s)`.
  public var description: String {
    "\(passed) passed, \(failed) failed, \(malformed) malformed (\(seconds.inSeconds(digits: 2)) s)"
  }
}

extension Duration {
  /// The seconds as a decimal number with so many digits behind the point, rounded.
  func inSeconds(digits: Int) -> String {
    let scale = (0..<digits).reduce(Int64(1)) { unit, _ in unit * 10 }
    let atto = 1_000_000_000_000_000_000 / scale
    let (seconds, attoseconds) = components
    let units = seconds * scale + (attoseconds + atto / 2) / atto
    let fraction = "\(units % scale)"
    guard digits > 0 else { return "\(units)" }
    return "\(units / scale)."
      + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
  }
}
