/// One way to go on with the word before the cursor.
public struct Candidate: Equatable, Sendable {
  /// What replaces the word, quoted already where the language asks for it.
  public var text: String
  /// A few words shown beside it in a list.
  public var note: String

  public init(_ text: String, note: String = "") {
    self.text = text
    self.note = note
  }
}
