/// What could follow a line, shown dimmed behind it.
package enum Hint: Equatable, Sendable {
  /// The rest of a line that was entered before; a key takes it.
  case entry(String)
  /// What the usage still asks for; nobody wants that inserted.
  case usage(String)

  /// The newest entry that goes on like `line` decides, else what the language says.
  package init?(for line: String, in entries: [String], or usage: (String) -> String?) {
    guard !line.isEmpty, !line.contains("\n") else { return nil }
    let start = line.utf8
    let found = entries.last { $0.utf8.count > start.count && $0.utf8.starts(with: start) }
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

  /// What a key inserts.
  package var insertion: String? {
    switch self {
    case .entry(let text): text
    case .usage: nil
    }
  }

  /// The insertion up to the end of its first word.
  package var firstWord: String? {
    insertion.map { text in
      let word = text.drop { $0 == " " }.prefix { $0 != " " }
      return String(text[..<word.endIndex])
    }
  }
}
