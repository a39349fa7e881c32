/// Turns the outcomes of a run into text, one after the other, each as soon as it is known.
public protocol Report {
  /// The text before the first outcome.
  mutating func opening() -> String
  /// The text of one outcome.
  mutating func text(of outcome: Outcome) -> String
  /// The text after the last outcome.
  mutating func closing(_ summary: Summary) -> String
  /// The text of a problem after the closing text: the pages of the run, which come last, can't be written.
  mutating func late(_ problem: String, _ summary: Summary) -> String
  /// Whether the text has the errors of malformed scenarios and the detected wirings; otherwise
  /// the caller prints them elsewhere.
  var isComplete: Bool { get }
}

extension Report {
  public mutating func opening() -> String { "" }
  public mutating func late(_ problem: String, _ summary: Summary) -> String { "" }
  public var isComplete: Bool { true }
}
