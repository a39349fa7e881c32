/// Notification: a component posts, and every observer of that name and sender is called.
///
/// Observers are called at once, in the order of their registration, and held weakly. An observer
/// that is added during a delivery is called from the next post on.
///
/// The methods with a payload are inlinable: they are compiled where its type is known, and need no
/// look-up of types at run time.
public final class WorldNotificationCenter {
  @usableFromInline let flow: Flow
  /// A world has few names, so a search through all of them is faster than hashing.
  @exclusivity(unchecked) @usableFromInline var channels: [Channel] = []

  init(flow: Flow) { self.flow = flow }

  /// Removes all registrations of `observer`.
  public func removeObserver(_ observer: Component) {
    for channel in channels { channel.remove { $0 == observer.participant } }
  }

  /// Who observes what.
  package var registrations: [Registration] { channels.flatMap(\.registrations) }

  /// Whether a name that is meant has an observer.
  package func isObserved(where isMeant: (String) -> Bool) -> Bool {
    channels.contains { isMeant($0.text) && !$0.registrations.isEmpty }
  }

  func removeAll() { channels = [] }

  @inlinable
  func post<Payload>(
    _ name: NotificationName<Payload>,
    sender: Component,
    _ payload: Payload,
    site: CallSite
  ) {
    let channel = channel(for: name)
    flow.run(
      .post,
      from: sender.participant,
      to: .nobody,
      channel.text,
      detail: Hop.Detail(payload),
      site: site,
      speaksForModel: true
    ) {
      let result = channel.observers.deliver(
        PostedNotification(sender: sender, payload: payload),
        as: .notification,
        from: sender.participant,
        in: flow
      ) { $0 == nil || $0 == sender.participant }
      if result.someAreGone { channel.observers.remove { $0.target == nil } }
    }
  }

  @inlinable
  func channel<Payload>(for name: NotificationName<Payload>) -> TypedChannel<Payload> {
    for channel in channels where channel.name.isSame(as: name.text) {
      if let known = channel as? TypedChannel<Payload> { return known }
    }
    let made = TypedChannel<Payload>(name: name.text)
    channels.append(made)
    return made
  }
}

extension WorldNotificationCenter {
  func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    for channel in channels.sorted(by: { $0.text < $1.text }) {
      channel.describe(to: &digest, registry)
    }
  }
}
