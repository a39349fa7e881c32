/// A paragraph, a list or a table in Markdown; ``MarkdownSpan`` reads what is inside.
package enum MarkdownBlock: Equatable, Sendable {
  case paragraph(String)
  case list([Item])
  /// The cells of each row; the row of dashes below the head is left out.
  case table([[String]])

  /// An item of a list.
  package struct Item: Equatable, Sendable {
    /// What begins it, with the blanks around it, such as `- ` or `12. `.
    package let mark: String
    /// Its text, with line feeds where the document has them.
    package fileprivate(set) var text: String
  }
}

extension MarkdownBlock {
  /// The blocks in lines of which none is blank.
  ///
  /// A line that begins no item continues the item above it. Only a list that starts with 1 can interrupt a paragraph, so
  /// that a line may begin with the number that ends a sentence.
  package static func all(in lines: [String]) -> [MarkdownBlock] {
    if lines.first?.hasPrefix("|") == true { return [.table(lines.map(cells).filter(isContent))] }
    return lines.reduce(into: []) { blocks, line in
      let more = "\n" + line.drop { $0 == " " }
      switch (blocks.last, Item(line)) {
      case (.paragraph(let text), let item) where item.map { $0.number ?? 1 != 1 } ?? true:
        blocks[blocks.count - 1] = .paragraph(text + more)
      case (.list(let items), let item?): blocks[blocks.count - 1] = .list(items + [item])
      case (_, let item?): blocks.append(.list([item]))
      case (.list(var items), nil):
        items[items.count - 1].text += more
        blocks[blocks.count - 1] = .list(items)
      case (_, nil): blocks.append(.paragraph(line))
      }
    }
  }

  private static func cells(_ row: String) -> [String] {
    row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  private static func isContent(_ row: [String]) -> Bool {
    !row.allSatisfy { !$0.isEmpty && $0.allSatisfy { "-:".contains($0) } }
  }
}

extension MarkdownBlock.Item {
  /// The number of an item of a numbered list; nil in any other.
  package var number: Int? { Int(mark.drop { $0 == " " }.dropLast(2)) }

  /// Reads the first line of an item; nil if the line begins none.
  fileprivate init?(_ line: String) {
    let indent = line.prefix { $0 == " " }
    let rest = line[indent.endIndex...]
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let sign = rest.prefix(digits.count + 1)
    guard digits.isEmpty ? ["-", "*", ">"].contains(sign) : sign.hasSuffix("."),
      rest[sign.endIndex...].first == " "
    else { return nil }
    (mark, text) = (indent + sign + " ", String(rest[sign.endIndex...].dropFirst()))
  }
}
