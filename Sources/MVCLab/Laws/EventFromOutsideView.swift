import MVC

extension Law {
  /// Breached by an event whose sender is neither a view nor a controller that is updating.
  public static let eventFromOutsideView = Law(
    "event-from-outside-view",
    sentence: "events come from views, or from a controller's own update",
    reason: """
      An event is what a person did, or what a controller makes of it. One that a model's change sends \
      answers itself, and nobody sees where it began.
      """,
    seed: "Mvce"
  ) { evidence in
    evidence.hops(.event).compactMap { index, event in
      let isDoing = evidence.hops(around: index) {
        [.observation, .notification].contains($0.kind)
      }
      let role = evidence.role(event.caller)
      guard isDoing || ![.view, .controller].contains(role) else { return nil }
      return Breach(
        "'\(evidence.name(event.caller))' sent '\(event.name)' because a model had changed",
        by: event.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}

extension Evidence {
  /// Whether the nearest delivery around a hop is of this kind.
  fileprivate func hops(around index: Int, _ isWanted: (Hop) -> Bool) -> Bool {
    causes(of: index).first { $0.hop.kind.isMechanism }.map { isWanted($0.hop) } ?? false
  }
}
