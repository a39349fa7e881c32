/// A piece of a paragraph in Markdown.
package indirect enum MarkdownSpan: Equatable {
  case text(String)
  case code(String)
  case emphasis([MarkdownSpan])
  case strong([MarkdownSpan])
  case link([MarkdownSpan], address: String)
}

extension MarkdownSpan {
  /// The pieces of a text; a mark without its counterpart is text.
  package static func all(in markdown: some StringProtocol) -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    var plain = ""
    var rest = Substring(markdown)
    func close() {
      if !plain.isEmpty { spans.append(.text(plain.replacing("&#124;", with: "|"))) }
      plain = ""
    }
    while let character = rest.first {
      if let (span, after) = span(at: rest) {
        close()
        spans.append(span)
        rest = after
      } else {
        plain.append(character)
        rest.removeFirst()
      }
    }
    close()
    return spans
  }

  /// The marked piece that begins here, and what follows it; nil if none does.
  private static func span(at rest: Substring) -> (MarkdownSpan, Substring)? {
    switch rest.first {
    case "`": return inner(rest, "`", "`").map { (.code(String($0)), $1) }
    case "<":
      return inner(rest, "<code>", "</code>").map { inner, after in
        (.code(String(inner).replacing("&#124;", with: "|")), after)
      }
    case "[": return link(rest)
    case "*":
      if let (words, after) = inner(rest, "**", "**") { return (.strong(all(in: words)), after) }
      guard rest.dropFirst().first?.isWhitespace == false,
        let (words, after) = inner(rest, "*", "*")
      else { return nil }
      return (.emphasis(all(in: words)), after)
    case nil, .some: return nil
    }
  }

  /// What stands between two marks, and what follows them.
  private static func inner(
    _ rest: Substring,
    _ opening: String,
    _ closing: String
  ) -> (Substring, Substring)? {
    guard rest.hasPrefix(opening) else { return nil }
    let inner = rest.dropFirst(opening.count)
    guard let end = inner.firstRange(of: closing), end.lowerBound > inner.startIndex else {
      return nil
    }
    return (inner[..<end.lowerBound], inner[end.upperBound...])
  }

  private static func link(_ rest: Substring) -> (MarkdownSpan, Substring)? {
    guard let middle = rest.firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let text = rest[..<middle.lowerBound].dropFirst()
    guard !text.contains("]") else { return nil }
    let address = String(rest[middle.upperBound..<end])
    return (.link(all(in: text), address: address), rest[end...].dropFirst())
  }
}
