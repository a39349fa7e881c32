/// What a program knows about the lines it reads: how they go on, how they look, what they mean.
///
/// Each question is answered by a closure that is asked while somebody types, so it should be quick.
/// Without an answer the editor does without.
public struct Language {
  /// Asked at Tab, about the line up to the cursor.
  let completion: (String) -> Completion
  /// What is still to be written behind a line, as its usage tells it; shown, never inserted.
  let usage: (String) -> String?
  /// What to colour, in the order of the line; none of it overlaps.
  let spans: (String) -> [Span]
  /// A few rows that explain the line, for the help key.
  let help: (String) -> [String]

  public init(
    completion: @escaping (String) -> Completion = { Completion(start: $0.count, candidates: []) },
    usage: @escaping (String) -> String? = { _ in nil },
    spans: @escaping (String) -> [Span] = { _ in [] },
    help: @escaping (String) -> [String] = { _ in [] }
  ) {
    (self.completion, self.usage, self.spans, self.help) = (completion, usage, spans, help)
  }
}
