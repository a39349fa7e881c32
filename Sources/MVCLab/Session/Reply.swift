/// What a session answers to one command.
public struct Reply: Sendable {
  public var lines: [Line] = []
  /// What is asked of whoever leads the conversation, beyond printing.
  public var request: Request?

  /// A wish that a session can't fulfil itself: it knows no files and no terminal.
  public enum Request: Equatable, Sendable {
    case quit
    case save(file: String)
    case source(file: String)
    case contrast(Bool)
  }
}
