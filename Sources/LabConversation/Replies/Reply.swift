import HeadlessUI
import LabText
import MVC
import MVCLab

/// What a session answers to one command.
public struct Reply: Sendable {
  /// What was told, in order.
  public var lines: [OutputLine] = []
  /// What is asked of whoever leads the conversation, beyond printing.
  public var request: Request?
  /// Whether the command became part of the story.
  public internal(set) var isKept = false
  /// Whether the command made no sense: whatever the world, or because there is none yet.
  public internal(set) var isMalformed = false
  /// Whether the file that the system is to keep its storage in can't be used.
  public internal(set) var lacksFile = false
  /// Whether somebody wanted the command to stop before it was done.
  public internal(set) var isInterrupted = false

  /// An answer that says nothing.
  public init() {}

  /// A wish that a session can't fulfil itself: it knows no files and no terminal.
  public enum Request: Equatable, Sendable {
    case quit
    /// `again`: over what is there already.
    case save(file: String, again: Bool)
    case source(file: String)
    case contrast(Bool)
  }
}
