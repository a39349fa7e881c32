/// A search through the history while its pattern is typed.
///
/// Capital letters count as soon as the pattern has one. It knows nothing of libedit, whose own search
/// ends at a quarter of all Chinese characters.
package struct HistorySearch: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case goOn
    /// Back to the line as it was.
    case restore
    /// The match becomes the line; then this key does what it does.
    case take(then: Unicode.Scalar?)
  }

  /// Oldest first.
  private let entries: [String]
  private let previousPattern: String
  package private(set) var pattern = ""
  /// Indices of the entries that hold the pattern, newest first.
  private var matches: [Int] = []
  /// Which of the matches is shown.
  private var position = 0
  /// What was shown last; it stays while nothing matches.
  private var shown: Int?
  private var goesNewer: Bool
  /// The entries as they are compared, with capital letters and without, once they were needed.
  private var exact: [SearchedText] = []
  private var folded: [SearchedText] = []

  /// With an empty pattern, the search key takes `previousPattern`.
  package init(entries: [String], goesNewer: Bool = false, previousPattern: String = "") {
    (self.entries, self.goesNewer) = (entries, goesNewer)
    self.previousPattern = previousPattern
  }
}

extension HistorySearch {
  /// The entry found, and where in it the pattern stands, in characters.
  package var match: (entry: String, spans: [Span])? {
    guard let shown else { return nil }
    let entry = entries[shown]
    guard !matches.isEmpty else { return (entry, []) }
    let ranges = SearchedText(entry, foldingCase: foldsCase).ranges(of: searchedPattern)
    return (entry, ranges.map { Span(entry.characters(ofScalars: $0), .underlined) })
  }

  /// What a person is told: `2 of 17`.
  package var status: String {
    if pattern.isEmpty { return "\(entries.count) lines" }
    return matches.isEmpty ? "nothing found" : "\(position + 1) of \(matches.count)"
  }
}

extension HistorySearch {
  package mutating func press(_ key: Unicode.Scalar) -> Step {
    switch key.value {
    case 0x12: step(newer: false)
    case 0x13: step(newer: true)
    case 0x08, 0x7F:
      if !pattern.isEmpty { pattern.removeLast() }
      shown = nil
      find()
    case 0x07: return .restore
    // Escape alone is no editing key.
    case 0x1B: return .take(then: nil)
    case 0x20..<0x7F, 0xA0...:
      pattern.unicodeScalars.append(key)
      find()
    default: return .take(then: key)
    }
    return .goOn
  }

  /// Adds a pasted text, or its first line, to the pattern.
  package mutating func paste(_ text: String) {
    pattern += text.prefix { !$0.isNewline }
    find()
  }

  private mutating func step(newer: Bool) {
    goesNewer = newer
    if pattern.isEmpty {
      pattern = previousPattern
      return find()
    }
    guard !matches.isEmpty else { return }
    position = min(max(0, position + (newer ? -1 : 1)), matches.count - 1)
    shown = matches[position]
  }

  /// The newest match from the one that is shown on; the newest of all if there is none.
  private mutating func find() {
    matches = pattern.isEmpty ? [] : indices(of: searchedPattern)
    guard let newest = matches.first else { return }
    let start = shown ?? newest
    let following =
      goesNewer
      ? matches.lastIndex { $0 >= start } : matches.firstIndex { $0 <= start }
    position = following ?? 0
    shown = matches[position]
  }

  private mutating func indices(of pattern: SearchedText) -> [Int] {
    let texts: [SearchedText]
    if foldsCase {
      if folded.isEmpty { folded = entries.map { SearchedText($0, foldingCase: true) } }
      texts = folded
    } else {
      if exact.isEmpty { exact = entries.map { SearchedText($0, foldingCase: false) } }
      texts = exact
    }
    return texts.indices.reversed().filter { texts[$0].contains(pattern) }
  }

  private var foldsCase: Bool { !pattern.contains(where: \.isUppercase) }
  private var searchedPattern: SearchedText { SearchedText(pattern, foldingCase: foldsCase) }
}

extension String {
  fileprivate func characters(ofScalars range: Range<Int>) -> Range<Int> {
    var scalars = 0
    var (first, end) = (0, 0)
    for (index, character) in enumerated() {
      if scalars <= range.lowerBound { first = index }
      if scalars < range.upperBound { end = index + 1 }
      scalars += character.unicodeScalars.count
    }
    return first..<Swift.max(first, end)
  }
}
