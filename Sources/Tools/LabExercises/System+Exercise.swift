import MVCLab

extension System {
  /// This system with the learner's wiring, the correct one of the name `solution`, and some of its
  /// screens.
  public func exercise(
    _ mine: Wiring,
    beside solution: String,
    screens: [String],
    promises: @escaping @Sendable () -> [any Promise],
    sources: SourceIndex
  ) -> System {
    let correct = wirings.first { $0.name == solution }.map {
      // Its source is not in the learner's package.
      Wiring($0.name, .correct, $0.summary, assemble: $0.assemble)
    }
    return System(
      name: name,
      summary: summary,
      origin: origin,
      style: style,
      symptoms: symptoms,
      promises: promises,
      screens: self.screens.filter { screens.contains($0.name) },
      outsideActions: outsideActions,
      server: server,
      openStorage: openStorage,
      transitionTime: transitionTime,
      searchDomain: searchDomain,
      wirings: [mine] + [correct].compactMap(\.self),
      firstSteps: firstSteps,
      sources: sources
    )
  }
}
