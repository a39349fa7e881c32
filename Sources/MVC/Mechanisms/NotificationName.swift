/// The name of a kind of notification, and the type of what it carries.
///
///     extension NotificationName where Payload == Change {
///       static var toDoStoreDidChange: Self { "toDoStoreDidChange" }
///     }
///
/// Two names of the same text are the same name.
public struct NotificationName<Payload>: Hashable, Sendable, ExpressibleByStringLiteral {
  @usableFromInline let text: StaticString

  /// The name of that text; mostly written as a static property.
  public init(stringLiteral text: StaticString) { self.text = text }

  public static func == (left: Self, right: Self) -> Bool {
    left.text.isSame(as: right.text)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(
      bytes: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }
}

extension StaticString {
  /// Whether both are the same text, which is seen at once where both are the same literal.
  @usableFromInline
  func isSame(as other: StaticString) -> Bool {
    utf8Start == other.utf8Start || description == other.description
  }
}

/// A notification as its observers get it.
public struct PostedNotification<Payload> {
  /// Who posted it.
  public let sender: Component
  /// What was posted with it.
  public let payload: Payload

  @usableFromInline
  init(sender: Component, payload: Payload) { (self.sender, self.payload) = (sender, payload) }
}
