/// A notification, as its observers receive it.
public struct PostedNotification<Payload> {
  /// The component that posted it.
  public let sender: Component
  /// The data that was posted with it.
  public let payload: Payload

  @usableFromInline
  init(sender: Component, payload: Payload) { (self.sender, self.payload) = (sender, payload) }
}
