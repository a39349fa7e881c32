/// A completion of the word before the cursor.
public struct Candidate: Equatable, Sendable {
  /// The text that replaces the word, quoted where the language requires it.
  public var text: String
  /// A short description, printed beside the text in a list.
  public var note: String

  /// A candidate; without a note the list shows the text alone.
  public init(_ text: String, note: String = "") {
    self.text = text
    self.note = note
  }
}
