/// A program's knowledge of the lines it reads: completions, usage, colours and help.
///
/// The editor calls these closures while the user types, so they must be fast. Each has a default: nothing is known of
/// a line, and all lines are remembered.
public struct Language {
  /// Returns the candidates for Tab; the argument is the line up to the cursor.
  let completion: (String) -> Completion
  /// Returns the arguments that the line still lacks, those that it may lack in brackets; the editor shows them and
  /// never inserts them.
  let usage: (String) -> String?
  /// Returns the styled spans of the line, in order and without overlaps.
  let spans: (String) -> [Span]
  /// Returns the rows that the help key prints for the line.
  let help: (String) -> [String]
  /// Returns a line that the editor suggests, dimmed, as long as the user has typed nothing.
  let next: () -> String?
  /// Returns whether a line of several that were entered together is worth remembering.
  let remembers: (String) -> Bool

  /// A language that knows what these closures return.
  public init(
    completion: @escaping (String) -> Completion = { Completion(start: $0.count, candidates: []) },
    usage: @escaping (String) -> String? = { _ in nil },
    spans: @escaping (String) -> [Span] = { _ in [] },
    help: @escaping (String) -> [String] = { _ in [] },
    next: @escaping () -> String? = { nil },
    remembers: @escaping (String) -> Bool = { _ in true }
  ) {
    (self.completion, self.usage, self.spans, self.help) = (completion, usage, spans, help)
    (self.next, self.remembers) = (next, remembers)
  }
}
