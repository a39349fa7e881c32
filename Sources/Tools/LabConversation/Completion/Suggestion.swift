/// A text that the user could type next, and a note on it.
public struct Suggestion: Equatable, Sendable {
  /// The text to type.
  public let text: String
  /// What it is, in a few words; may be empty.
  public let note: String

  /// A text that the user could type next.
  public init(_ text: String, _ note: String = "") {
    (self.text, self.note) = (text, note)
  }
}

extension Suggestion {
  /// The text without its quotes.
  var plainText: Substring {
    guard let mark = text.first, mark == "'" || mark == "\"" else { return text[...] }
    return text.dropFirst().dropLast()
  }
}
