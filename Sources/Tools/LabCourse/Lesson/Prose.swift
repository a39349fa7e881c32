import LabText

/// A text in Markdown as a terminal shows it.
package struct Prose: Sendable {
  /// The text without its marks: `code` in quotes, links without their addresses.
  package let plain: String

  /// Reads a paragraph of Markdown; `links` says by address what stands in brackets behind a link's text,
  /// such as the number of a unit.
  package init(_ markdown: String, links: [String: String] = [:]) {
    plain = Prose.plain(MarkdownSpan.all(in: markdown), links)
  }

  private static func plain(_ spans: [MarkdownSpan], _ links: [String: String]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): text
      case .code(let code): "'\(code)'"
      case .emphasis(let inner), .strong(let inner): plain(inner, links)
      case .link(let inner, let address):
        plain(inner, links) + (links[address].map { " (\($0))" } ?? "")
      }
    }.joined()
  }
}

extension Prose {
  /// The text in lines of at most `columns` columns; the items of a list and the rows of a table keep lines
  /// of their own.
  package func lines(columns: Int) -> [String] {
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.allSatisfy({ $0.hasPrefix("|") }) { return Prose.table(lines, columns) }
    // A line that begins no item goes on with the item above it.
    let items = lines.reduce(into: [String]()) { items, line in
      if items.isEmpty || Prose.mark(of: line) != nil {
        items.append(line)
      } else {
        items[items.count - 1] += " " + line.drop { $0 == " " }
      }
    }
    return items.flatMap { item in
      let indent = lines.count > 1 ? Prose.mark(of: item)?.columns ?? 0 : 0
      return Prose.wrapped(item, columns, indent: indent)
    }
  }

  /// What begins an item of a list, with the blanks around it; nil if the line begins none.
  private static func mark(of line: String) -> String? {
    let indent = line.prefix { $0 == " " }
    let text = line.dropFirst(indent.count)
    let digits = text.prefix { $0.isNumber }
    if let mark = ["- ", "* ", "> "].first(where: text.hasPrefix) { return indent + mark }
    let isNumbered = !digits.isEmpty && text.dropFirst(digits.count).hasPrefix(". ")
    return isNumbered ? "\(indent)\(digits). " : nil
  }

  /// The text in lines, of which all but the first begin with `indent` blanks.
  private static func wrapped(_ text: String, _ columns: Int, indent: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.columns + 1 + String(word).columns <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append((lines.isEmpty ? "" : .spaces(indent)) + word)
      }
    }
  }

  /// The rows of a table in columns; the last cell is wrapped below itself.
  private static func table(_ lines: [String], _ columns: Int) -> [String] {
    let rows = lines.map { line in
      line.split(separator: "|").map { cell in
        cell.split(separator: " ").joined(separator: " ")
      }
    }.filter { row in !row.allSatisfy { $0.allSatisfy { "-: ".contains($0) } } }
    let count = rows.map(\.count).max() ?? 0
    let whole = rows.map { $0 + Array(repeating: "", count: count - $0.count) }
    let widths = (0..<count).map { column in whole.map { $0[column].columns }.max() ?? 0 }
    let indent = widths.dropLast().map { $0 + 2 }.reduce(0, +)
    return whole.flatMap { row -> [String] in
      let left = zip(row, widths).dropLast().map { $0.fitted(to: $1) + "  " }.joined()
      var lines = wrapped(row.last ?? "", max(columns - indent, 20), indent: 0)
      if lines.isEmpty { lines = [""] }
      return lines.enumerated().map { $0 == 0 ? left + $1 : .spaces(indent) + $1 }
    }
  }
}
