// What a search must know of a flow: what led to what waits, never where in the story.

extension Flow {
  /// Adds where what waits comes from, by the hop that led to it.
  func describe(
    originOf cause: Int,
    to digest: inout StateDigest,
    _ registry: ComponentRegistry
  ) {
    let origin = origin(of: cause)
    digest.add(origin.isHeard)
    digest.add(origin.followsAnswer)
    digest.add(origin.isFillAnswered)
    digest.add(origin.screen, in: registry)
    for hop in [origin.touch, origin.fill, origin.request] {
      describe(hop, to: &digest, registry)
    }
  }

  /// Adds what the user touched before a screen was pushed; nothing if the hop is no push.
  func describe(
    touchBeforePush hop: Int,
    to digest: inout StateDigest,
    _ registry: ComponentRegistry
  ) {
    guard hops.indices.contains(hop), hops[hop].isPush else { return }
    describe(origin(of: hop).touch, to: &digest, registry)
  }

  private func describe(
    _ index: Int?,
    to digest: inout StateDigest,
    _ registry: ComponentRegistry
  ) {
    digest.add(index != nil)
    guard let hop = index.map({ hops[$0] }) else { return }
    digest.add(hop.caller, in: registry)
    digest.add(hop.callee, in: registry)
    digest.add(hop.name)
    if case .text(let text) = hop.detail { digest.add(text) }
  }
}

extension Runtime {
  /// Adds what the user touched before a screen was pushed; nothing where nothing waits, because only another touch can
  /// push it again then.
  package func describe(touchBeforePush hop: Int, to digest: inout StateDigest) {
    if !causesOfWaiting.isEmpty { flow.describe(touchBeforePush: hop, to: &digest, registry) }
  }
}
