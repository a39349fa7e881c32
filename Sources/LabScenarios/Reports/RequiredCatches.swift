/// The misused wirings that a run must catch.
package enum RequiredCatches: Equatable, Sendable {
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
