/// Notification: one posts, and everybody hears it who asked for that name, from that sender or any.
///
/// Synchronous, and in order of registration. An observer is held weakly; one that is gone is
/// forgotten. Who subscribes while a notification is on its way hears the next one.
///
/// What depends on the payload's type is inlinable, so that it is compiled where that type is known:
/// a posting then costs no look-up of types while the program runs.
public final class WorldNotificationCenter {
  @usableFromInline let flow: Flow
  /// There are few names in a world, so going through them is faster than hashing.
  @usableFromInline var channels: [Channel] = []

  init(flow: Flow) { self.flow = flow }

  /// Lets `observer` hear notifications of this name: those of `sender`, or of anybody if it is nil.
  @inlinable
  public func addObserver<Observer: Component, Payload>(
    _ observer: Observer,
    for name: NotificationName<Payload>,
    from sender: Component? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ handler: @escaping (Observer, PostedNotification<Payload>) throws -> Void
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
    for channel in channels { channel.remove { $0 == observer.participant } }
  }

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
    ) { deliver(PostedNotification(sender: sender, payload: payload), in: channel) }
  }

  @inlinable
  func deliver<Payload>(
    _ notification: PostedNotification<Payload>,
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

/// Everybody who hears notifications of one name.
///
/// Names of one text that carry different things have channels of their own.
@usableFromInline
class Channel {
  @usableFromInline let name: StaticString

  /// The name once more, made a string but once.
  @usableFromInline let text: String

  @usableFromInline
  init(name: StaticString) { (self.name, text) = (name, name.description) }

  func remove(where gone: (Participant) -> Bool) {}
}

@usableFromInline
final class TypedChannel<Payload>: Channel {
  @usableFromInline var subscriptions: [Subscription<Payload>] = []

  override func remove(where gone: (Participant) -> Bool) {
    for subscription in subscriptions where gone(subscription.participant) {
      subscription.observer = nil
    }
    subscriptions.removeAll { $0.observer == nil }
  }
}

/// A class, so that one that ends while a notification is on its way ends at once, and because weak
/// references are costly to copy.
@usableFromInline
final class Subscription<Payload> {
  @usableFromInline weak var observer: Component?
  @usableFromInline let participant: Participant
  @usableFromInline let sender: Participant?
  @usableFromInline let site: CallSite
  @usableFromInline let handler: (Component, PostedNotification<Payload>) throws -> Void

  @usableFromInline
  init(
    observer: Component,
    sender: Participant?,
    site: CallSite,
    handler: @escaping (Component, PostedNotification<Payload>) throws -> Void
  ) {
    (self.observer, participant, self.sender) = (observer, observer.participant, sender)
    (self.site, self.handler) = (site, handler)
  }
}

extension Hop.Detail {
  @inlinable
  init(_ payload: some Any) {
    switch payload {
    case let change as Change: self = .change(change)
    case let text as String: self = .text(text)
    case let payload as any CustomStringConvertible: self = .text(payload.description)
    default: self = .none
    }
  }
}
