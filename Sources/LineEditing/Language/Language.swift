/// A program's knowledge of the lines it reads: completions, usage, colours and help.
///
/// The editor calls these closures while the user types, so they must be fast. Each has a default that
/// returns nothing.
public struct Language {
  /// Returns the candidates for Tab; the argument is the line up to the cursor.
  let completion: (String) -> Completion
  /// Returns the arguments that the line still lacks; the editor shows them and never inserts them.
  let usage: (String) -> String?
  /// Returns the styled spans of the line, in order and without overlaps.
  let spans: (String) -> [Span]
  /// Returns the rows that the help key prints for the line.
  let help: (String) -> [String]

  /// A language that knows what these closures return.
  public init(
    completion: @escaping (String) -> Completion = { Completion(start: $0.count, candidates: []) },
    usage: @escaping (String) -> String? = { _ in nil },
    spans: @escaping (String) -> [Span] = { _ in [] },
    help: @escaping (String) -> [String] = { _ in [] }
  ) {
    (self.completion, self.usage, self.spans, self.help) = (completion, usage, spans, help)
  }
}
