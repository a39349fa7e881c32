/// The observers of one name.
///
/// Names with the same text and different payloads have separate channels.
@usableFromInline
class Channel {
  @usableFromInline let name: StaticString

  /// The name as a string, which is made once.
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
