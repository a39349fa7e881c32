/// The candidates for the last word of a line, and the position where that word starts.
public struct Completion: Equatable, Sendable {
  /// The number of characters before the word.
  public var start: Int
  /// The candidates; none if there is nothing to complete.
  public var candidates: [Candidate]

  /// A completion of the word after `start` characters.
  public init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }
}

extension Completion {
  /// Returns what Tab does to `line`, the text before the cursor.
  ///
  /// Tab inserts the prefix that all candidates share. If the word already is that prefix, or has another
  /// place in the candidates, Tab lists them; it never guesses. `isAgain` says that Tab has just completed
  /// a word: then it only lists.
  package func step(after line: String, isAgain: Bool = false) -> CompletionStep {
    let word = String(line.dropFirst(start))
    guard let first = candidates.first?.text else { return .nothing }
    if isAgain { return .list(word: word, candidates) }
    guard candidates.count > 1 else { return .replace(word: word, with: first + " ") }
    let common = candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1.text) }
    let isLonger = common.count > word.count && common.unquoted.contains(word.unquoted)
    return isLonger ? .replace(word: word, with: common) : .list(word: word, candidates)
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }

  /// This text in small letters and without a quote at its beginning.
  fileprivate var unquoted: String {
    let isQuoted = hasPrefix("'") || hasPrefix("\"")
    return (isQuoted ? String(dropFirst()) : self).lowercased()
  }
}
