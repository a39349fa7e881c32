import LabText

/// A text in Markdown as a terminal shows it.
package struct Prose: Sendable {
  /// The text without its marks: `code` in quotes, links without their addresses.
  package let plain: String

  /// Reads a paragraph of Markdown.
  package init(_ markdown: String) {
    plain = Prose.plain(MarkdownSpan.all(in: markdown))
  }

  private static func plain(_ spans: [MarkdownSpan]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): text
      case .code(let code): "'\(code)'"
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): plain(inner)
      }
    }.joined()
  }
}

extension Prose {
  /// The text in lines of at most `columns` columns; the lines of a list or a table stay as they are.
  package func lines(columns: Int) -> [String] {
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1 else { return Prose.wrapped(plain, columns) }
    guard lines.contains(where: Prose.isItem) else {
      return Prose.wrapped(lines.joined(separator: " "), columns)
    }
    // A line that begins no item goes on with the item above it.
    let items = lines.reduce(into: [String]()) { items, line in
      if items.isEmpty || Prose.isItem(line) {
        items.append(line)
      } else {
        items[items.count - 1] += " " + line.drop { $0 == " " }
      }
    }
    return items.flatMap { Prose.wrapped($0, columns) }
  }

  private static func isItem(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let digits = text.prefix { $0.isNumber }
    return ["- ", "* ", "|", ">"].contains { text.hasPrefix($0) }
      || !digits.isEmpty && text.dropFirst(digits.count).hasPrefix(". ")
  }

  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    guard !text.hasPrefix("|") else { return [text] }
    let words = text.split(separator: " ")
    return words.reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.columns + 1 + String(word).columns <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
