/// The name of a kind of notification, and the type of what it carries.
///
///     extension NotificationName where Payload == Change {
///       static var toDoStoreDidChange: Self { "toDoStoreDidChange" }
///     }
///
/// Two names of the same text are the same name.
public struct NotificationName<Payload>: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: StaticString

  public init(stringLiteral text: StaticString) { self.text = text }

  public static func == (left: Self, right: Self) -> Bool {
    left.text.utf8Start == right.text.utf8Start || left.text.description == right.text.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(
      bytes: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }
}

/// A notification as its observers get it.
public struct Notification<Payload> {
  /// Who posted it.
  public let sender: Component
  public let payload: Payload
}
