import MVCLab

extension System {
  /// This system with the learner's wiring, the correct one of an exercise, and the screens and outside actions of its
  /// stories.
  public func exercise(
    _ exercise: Exercise,
    _ mine: Wiring,
    promises: @escaping @Sendable () -> [any Promise],
    sources: SourceIndex
  ) -> System {
    let correct = wirings.first { $0.name == exercise.solution.name }.map {
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
      screens: screens.filter { exercise.setting.screens?.contains($0.name) ?? true },
      outsideActions: outsideActions + exercise.setting.outsideActions,
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
