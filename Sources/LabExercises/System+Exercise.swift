import MVCLab

extension System {
  /// The name of the wiring that the learner repairs.
  static let learner = "mine"

  /// This system with the learner's wiring alone, beside the correct one.
  public func exercise(
    _ mine: Wiring,
    promises: @escaping @Sendable () -> [any Promise],
    sources: SourceIndex
  ) -> System {
    let correct = wirings.first { $0.verdict == .correct }.map {
      // Its source is not in the learner's package.
      Wiring($0.name, .correct, $0.summary, assemble: $0.assemble)
    }
    return System(
      name: name,
      summary: summary,
      seed: seed,
      style: style,
      symptoms: symptoms,
      promises: promises,
      screens: screens,
      outsideActions: outsideActions,
      server: server,
      openStorage: openStorage,
      searchDomain: searchDomain,
      wirings: [mine] + [correct].compactMap(\.self),
      firstSteps: firstSteps,
      sources: sources
    )
  }
}
