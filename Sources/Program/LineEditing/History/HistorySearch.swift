/// Searches the history while the user types the pattern.
///
/// The search ignores case until the pattern contains a capital letter. It replaces libedit's own search,
/// which takes a quarter of all Chinese characters for keys that end it.
package struct HistorySearch: Equatable, Sendable {
  package enum Step: Equatable, Sendable {
    case goOn
    /// Ends the search and restores the line.
    case restore
    /// Ends the search with the match as the line; then `then` has its usual effect.
    case take(then: Unicode.Scalar?)
  }

  /// The oldest is first.
  private let entries: [String]
  private let previousPattern: String
  package private(set) var pattern = ""
  /// The indices of the entries that contain the pattern, the newest first.
  private var matches: [Int] = []
  /// The index in `matches` of the match on the screen.
  private var position = 0
  /// The index of the entry on the screen; it stays there while no entry matches.
  private var shown: Int?
  private(set) var goesNewer: Bool
  /// The entries prepared for a search with case and without, made on first use.
  private var exact: [SearchedText] = []
  private var folded: [SearchedText] = []

  /// `previousPattern` is what the search key searches for while the pattern is empty.
  package init(entries: [String], goesNewer: Bool = false, previousPattern: String = "") {
    (self.entries, self.goesNewer) = (entries, goesNewer)
    self.previousPattern = previousPattern
  }
}

extension HistorySearch {
  /// The found entry, and the spans of the pattern in it.
  package var match: (entry: String, spans: [Span])? {
    guard let shown else { return nil }
    let entry = entries[shown]
    guard !matches.isEmpty else { return (entry, []) }
    let ranges = SearchedText(entry, foldingCase: foldsCase).ranges(of: searchedPattern)
    return (entry, ranges.map { Span(entry.characters(ofScalars: $0), .underlined) })
  }

  /// The status on the screen: `2 of 17`.
  package var status: String {
    if pattern.isEmpty { return "\(entries.count) lines" }
    return matches.isEmpty ? "no match" : "\(position + 1) of \(matches.count)"
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
    // A lone Escape only ends the search.
    case 0x1B: return .take(then: nil)
    case 0x20..<0x7F, 0xA0...:
      pattern.unicodeScalars.append(key)
      find()
    default: return .take(then: key)
    }
    return .goOn
  }

  /// Appends the first line of a pasted text to the pattern.
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

  /// Searches from the shown match on; if no match is shown, from the newest entry.
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
