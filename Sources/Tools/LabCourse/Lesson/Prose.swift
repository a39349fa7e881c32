import LabText

/// A text in Markdown as a terminal shows it.
package struct Prose: Sendable {
  private let markdown: String
  private let links: [String: String]

  /// Reads a paragraph of Markdown; `links` says by address what stands in brackets behind a link's text,
  /// such as the number of a unit.
  package init(_ markdown: String, links: [String: String] = [:]) {
    (self.markdown, self.links) = (markdown, links)
  }

  /// The text without its marks: `code` in quotes, links without their addresses.
  package var plain: String { plain(markdown) }

  private func plain(_ markdown: String) -> String { plain(MarkdownSpan.all(in: markdown)) }

  private func plain(_ spans: [MarkdownSpan]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): text
      case .code(let code): "'\(code)'"
      case .emphasis(let inner), .strong(let inner): plain(inner)
      case .link(let inner, let address):
        plain(inner) + (links[address].map { " (\($0))" } ?? "")
      }
    }.joined()
  }
}

extension Prose {
  /// The text in lines of at most `columns` columns; the items of a list and the rows of a table keep lines
  /// of their own.
  package func lines(columns: Int) -> [String] {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return MarkdownBlock.all(in: lines).flatMap { block in
      switch block {
      case .paragraph(let text): Prose.wrapped(plain(text), columns)
      case .list(let items):
        items.flatMap { item in
          Prose.wrapped(item.mark + plain(item.text), columns, indent: item.mark.columns)
        }
      case .table(let rows): Prose.table(rows.map { $0.map(plain) }, columns)
      }
    }
  }

  /// The text in lines, of which all but the first begin with `indent` blanks.
  private static func wrapped(_ text: String, _ columns: Int, indent: Int = 0) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.columns + 1 + String(word).columns <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((lines.isEmpty ? "" : .spaces(indent)) + word)
      }
    }
  }

  /// The rows of a table in columns; the last cell is wrapped below itself.
  private static func table(_ rows: [[String]], _ columns: Int) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let whole = rows.map { $0 + Array(repeating: "", count: count - $0.count) }
    let widths = (0..<count).map { column in whole.map { $0[column].columns }.max() ?? 0 }
    let indent = widths.dropLast().map { $0 + 2 }.reduce(0, +)
    return whole.flatMap { row -> [String] in
      let left = zip(row, widths).dropLast().map { $0.fitted(to: $1) + "  " }.joined()
      var lines = wrapped(row.last ?? "", max(columns - indent, 20))
      if lines.isEmpty { lines = [""] }
      return lines.enumerated().map { $0 == 0 ? left + $1 : .spaces(indent) + $1 }
    }
  }
}
