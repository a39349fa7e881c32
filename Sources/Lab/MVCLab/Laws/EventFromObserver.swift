import MVC

extension Law {
  /// Broken by an event that is sent while an observer handles a model's change, and by one whose
  /// sender is neither a view nor a controller.
  public static let eventFromObserver = Law(
    "event-from-observer",
    sentence: "only a view, or a controller while it handles an event, sends events",
    reason: """
      An event that an observer of the model sends feeds back into the loop, and the action that \
      started it can no longer be traced.
      """,
    origin: "Mvce"
  ) { evidence in
    evidence.hops(.event).compactMap { index, event in
      let isObserving = evidence.isInObserver(index)
      let author = evidence.author(of: index)
      let roles = [evidence.role(event.caller), author.role]
      let isScreen = roles.contains { [.view, .controller].contains($0) }
      guard isObserving || !isScreen && author.isKnown else { return nil }
      let sender = evidence.name(event.caller)
      return Breach(
        "\(sender) sent '\(event.name)'"
          + (isObserving
            ? " because a model had changed" : "; it is neither a view nor a controller"),
        by: event.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}

extension Evidence {
  /// Whether the nearest delivery around a hop is a model's change.
  fileprivate func isInObserver(_ index: Int) -> Bool {
    let delivery = causes(of: index).first { $0.hop.kind.isMechanism }
    return delivery.map { [.observation, .notification].contains($0.hop.kind) } ?? false
  }
}
