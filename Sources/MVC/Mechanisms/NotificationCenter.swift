/// Notification: one posts, and everybody hears it who asked for that name, from that sender or any.
///
/// Synchronous, and in order of registration. An observer is held weakly; one that is gone is
/// forgotten. Who subscribes while a notification is on its way hears the next one.
public final class NotificationCenter {
  private let flow: Flow
  private var channels: [Key: Channel] = [:]

  init(flow: Flow) { self.flow = flow }

  /// Lets `observer` hear notifications of this name: those of `sender`, or of anybody if it is nil.
  public func addObserver<Observer: Component, Payload>(
    _ observer: Observer,
    for name: NotificationName<Payload>,
    from sender: Component? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Observer, Notification<Payload>) throws -> Void
  ) {
    let subscription = Subscription<Payload>(
      observer: observer,
      sender: sender?.participant,
      site: CallSite(fileID: fileID, line: line)
    ) { try handler(unsafeDowncast($0, to: Observer.self), $1) }
    channel(for: name).subscriptions.append(subscription)
  }

  /// Ends every subscription of `observer`.
  public func removeObserver(_ observer: Component) {
    for channel in channels.values { channel.remove { $0 == observer.participant } }
  }

  func post<Payload>(
    _ name: NotificationName<Payload>,
    sender: Component,
    _ payload: Payload,
    site: CallSite
  ) {
    let index = flow.hops.count
    flow.run(
      .post,
      from: sender.participant,
      to: .nobody,
      name.text.description,
      detail: Hop.Detail(payload),
      site: site
    ) {
      flow.announce(index, .spoken)
      deliver(Notification(sender: sender, payload: payload), in: channel(for: name))
      flow.announce(index, .heardByAll)
    }
  }

  private func deliver<Payload>(
    _ notification: Notification<Payload>,
    in channel: TypedChannel<Payload>
  ) {
    let sender = notification.sender.participant
    var someAreGone = false
    for subscription in channel.subscriptions
    where subscription.sender == nil || subscription.sender == sender {
      guard let observer = subscription.observer else {
        someAreGone = true
        continue
      }
      flow.run(
        .notification,
        from: sender,
        to: subscription.participant,
        site: subscription.site
      ) { try subscription.handler(observer, notification) }
    }
    if someAreGone { channel.subscriptions.removeAll { $0.observer == nil } }
  }

  private func channel<Payload>(for name: NotificationName<Payload>) -> TypedChannel<Payload> {
    let key = Key(name: name.text.description, payload: ObjectIdentifier(Payload.self))
    if let known = channels[key] as? TypedChannel<Payload> { return known }
    let made = TypedChannel<Payload>()
    channels[key] = made
    return made
  }

  /// Names of one text that carry different things have channels of their own.
  private struct Key: Hashable {
    let name: String
    let payload: ObjectIdentifier
  }
}

private class Channel {
  func remove(where gone: (Participant) -> Bool) {}
}

private final class TypedChannel<Payload>: Channel {
  var subscriptions: [Subscription<Payload>] = []

  override func remove(where gone: (Participant) -> Bool) {
    for subscription in subscriptions where gone(subscription.participant) {
      subscription.observer = nil
    }
    subscriptions.removeAll { $0.observer == nil }
  }
}

/// A class, so that one that ends while a notification is on its way ends at once.
private final class Subscription<Payload> {
  weak var observer: Component?
  let participant: Participant
  let sender: Participant?
  let site: CallSite
  let handler: (Component, Notification<Payload>) throws -> Void

  init(
    observer: Component,
    sender: Participant?,
    site: CallSite,
    handler: @escaping (Component, Notification<Payload>) throws -> Void
  ) {
    (self.observer, participant, self.sender) = (observer, observer.participant, sender)
    (self.site, self.handler) = (site, handler)
  }
}

extension Hop.Detail {
  init(_ payload: some Any) {
    switch payload {
    case let change as Change: self = .change(change)
    case let text as String: self = .text(text)
    case let payload as any CustomStringConvertible: self = .text(payload.description)
    default: self = .none
    }
  }
}
