/// The ways to go on with a line, and where the word begins that they replace.
public struct Completion: Equatable, Sendable {
  /// How many characters of the line come before the word.
  public var start: Int
  public var candidates: [Candidate]

  public init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }
}

extension Completion {
  /// What Tab does to `line`, the text up to the cursor.
  ///
  /// A word grows as far as the candidates agree; a list comes only when they don't, so Tab never
  /// guesses.
  package func step(after line: String) -> CompletionStep {
    let word = String(line.dropFirst(start))
    guard let first = candidates.first?.text else { return .nothing }
    guard candidates.count > 1 else { return .replace(word: word, with: first + " ") }
    let common = candidates.dropFirst().reduce(first) { $0.commonBeginning(with: $1.text) }
    return common.count > word.count ? .replace(word: word, with: common) : .list(candidates)
  }
}

extension String {
  fileprivate func commonBeginning(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
