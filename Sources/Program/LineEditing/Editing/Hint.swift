/// The dimmed text after a line: a possible rest of it.
package enum Hint: Equatable, Sendable {
  /// The rest of an earlier line; a key inserts it.
  case entry(String)
  /// The arguments that the usage still requires; no key inserts them.
  case usage(String)

  /// The rest of the newest entry that starts with `line` and was not refused; if there is none, `usage`
  /// of the line; for an empty line the `next` one.
  package init?(
    for line: String,
    in entries: [String],
    except refused: Set<String> = [],
    or usage: (String) -> String?,
    next: String? = nil
  ) {
    guard !line.contains("\n") else { return nil }
    guard !line.isEmpty else {
      guard let next else { return nil }
      self = .entry(next)
      return
    }
    let start = line.utf8
    let found = entries.last {
      $0.utf8.count > start.count && $0.utf8.starts(with: start) && !refused.contains($0)
    }
    if let found {
      self = .entry(String(found.unicodeScalars.dropFirst(line.unicodeScalars.count)))
    } else if let rest = usage(line), !rest.isEmpty {
      self = .usage(rest)
    } else {
      return nil
    }
  }

  package var text: String {
    switch self {
    case .entry(let text), .usage(let text): text
    }
  }

  /// The text that a key inserts.
  package var insertion: String? {
    switch self {
    case .entry(let text): text
    case .usage: nil
    }
  }

  /// The part of the insertion up to the end of its first word.
  package var firstWord: String? {
    insertion.map { text in
      let word = text.drop { $0 == " " }.prefix { $0 != " " }
      return String(text[..<word.endIndex])
    }
  }
}
