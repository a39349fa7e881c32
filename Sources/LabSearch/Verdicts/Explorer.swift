import MVCLab

/// Searches wirings of a system.
public struct Explorer: Sendable {
  private let system: System
  private let limits: SearchLimits
  private let clock: @Sendable () -> Duration

  /// An explorer of a system's wirings.
  public init(
    _ system: System,
    _ limits: SearchLimits,
    clock: @escaping @Sendable () -> Duration = { .zero }
  ) {
    (self.system, self.limits, self.clock) = (system, limits, clock)
  }

  /// How many searches one wiring takes at most.
  package static let searchesPerWiring = 4

  /// Searches one wiring, and beside it `correct`, if it is another.
  public func explore(
    _ wiring: Wiring,
    against correct: Wiring?,
    firstPart: Int = 0,
    watch: @escaping @Sendable (SearchProgress) -> Bool = { _ in true }
  ) async -> Exploration {
    let start = clock()
    let others: [Wiring?] = correct.map { $0.name == wiring.name ? [nil] : [nil, $0] } ?? [nil]
    var searches: [Search] = []
    for other in others {
      for withServer in system.server == .optional ? [false, true] : [false] {
        let subject = SearchSubject(wiring, of: system, against: other, withServer: withServer)
        let part = (firstPart + searches.count) << Search.partBits
        searches.append(await Search.perform(subject, limits, firstPart: part, watch: watch))
      }
    }
    return Exploration(system, wiring, searches, clock() - start)
  }
}
