/// The registration of an observer.
///
/// It is a class, so that an observer that is removed during a delivery is not called any more, and
/// because weak references are expensive to copy.
@usableFromInline
final class Subscription<Payload> {
  @exclusivity(unchecked) @usableFromInline weak var observer: Component?
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
