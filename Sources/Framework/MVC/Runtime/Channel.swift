/// The observers of one name.
///
/// Names with the same text and different payloads have separate channels.
@usableFromInline
class Channel {
  @usableFromInline let name: StaticString

  /// The name as a string, which is made once.
  @usableFromInline let text: String

  /// The observers of the name, each with the sender that it observes and its line.
  var registrations: [Registration] { [] }

  @usableFromInline
  init(name: StaticString) { (self.name, text) = (name, name.description) }

  func remove(where gone: (Participant) -> Bool) {}

  func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {}

  /// The blocks of its observers.
  var keptBlocks: [KeptBlock] { [] }
}

@usableFromInline
final class TypedChannel<Payload>: Channel {
  /// The observers, each with the only sender that it observes; nil stands for all senders.
  @exclusivity(unchecked) @usableFromInline var observers =
    Observers<PostedNotification<Payload>, Participant?>()

  override func remove(where gone: (Participant) -> Bool) {
    observers.remove { $0.target == nil || gone($0.participant) }
  }

  override var registrations: [Registration] {
    observers.all.filter { $0.target != nil }.map {
      Registration(observer: $0.participant, name: text, sender: $0.interest, site: $0.site)
    }
  }

  override var keptBlocks: [KeptBlock] { observers.keptBlocks }

  override func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    guard observers.all.contains(where: { $0.target != nil }) else { return }
    digest.add(text)
    observers.describe(to: &digest) { sender, digest in
      if let sender { digest.add(sender, in: registry) }
    }
  }
}

/// One registration with the notification centre.
package struct Registration: Equatable {
  package let observer: Participant
  package let name: String
  /// Nil for any sender.
  package let sender: Participant?
  package let site: CallSite
}
