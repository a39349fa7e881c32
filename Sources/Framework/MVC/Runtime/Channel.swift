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

  func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {}

  /// The blocks of its observers.
  var keptBlocks: [KeptBlock] { [] }
}

@usableFromInline
final class TypedChannel<Payload>: Channel {
  @exclusivity(unchecked) @usableFromInline var subscriptions: [Subscription<Payload>] = []

  override func remove(where gone: (Participant) -> Bool) {
    for subscription in subscriptions where gone(subscription.participant) {
      subscription.observer = nil
    }
    subscriptions.removeAll { $0.observer == nil }
  }

  override var keptBlocks: [KeptBlock] { subscriptions.map { KeptBlock($0.handler, $0.site) } }

  override func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    guard subscriptions.contains(where: { $0.observer != nil }) else { return }
    digest.add(text)
    for subscription in subscriptions where subscription.observer != nil {
      digest.add(subscription.observer)
      if let sender = subscription.sender { digest.add(sender, in: registry) }
      digest.add(subscription.site)
      digest.add(closure: subscription.handler)
    }
  }
}
