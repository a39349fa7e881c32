/// The name of a notification, with the type of its payload.
///
///     extension NotificationName where Payload == Change {
///       static var toDoStoreDidChange: Self { "toDoStoreDidChange" }
///     }
///
/// Two names with the same text are equal.
public struct NotificationName<Payload>: Hashable, Sendable, ExpressibleByStringLiteral {
  @usableFromInline let text: StaticString

  /// Makes the name with this text.
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
  /// Whether both are the same text; the comparison is fast if both are the same literal.
  @usableFromInline
  func isSame(as other: StaticString) -> Bool {
    utf8Start == other.utf8Start || description == other.description
  }
}
