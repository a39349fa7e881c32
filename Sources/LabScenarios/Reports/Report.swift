/// Tells the outcomes of a run one after the other, each as soon as it is known, as text.
public protocol Report {
  /// What stands before the first outcome.
  mutating func opening() -> String
  mutating func text(of outcome: Outcome) -> String
  /// What stands behind the last outcome.
  mutating func closing(_ summary: Summary) -> String
  /// Whether the text names everything that is wrong in malformed scenarios, and what was caught.
  var isComplete: Bool { get }
}

extension Report {
  public mutating func opening() -> String { "" }
  public var isComplete: Bool { true }
}
