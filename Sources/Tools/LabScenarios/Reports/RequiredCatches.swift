/// The misused wirings that a run must catch.
public enum RequiredCatches: Equatable, Sendable {
  /// Every misused wiring of the systems that ran.
  case all
  /// Only this one; others may survive.
  case only(CatchTarget)

  /// The only one.
  var target: CatchTarget? {
    switch self {
    case .all: nil
    case .only(let target): target
    }
  }
}
