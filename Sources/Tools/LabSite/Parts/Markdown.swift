import LabCourse
import LabText

/// The Markdown of the lessons as HTML: paragraphs, headings, lists, tables, code, links.
struct Markdown {
  /// Where a link leads on the site, by its address in the document; nil if it leads nowhere, and its
  /// text is all there is.
  let address: (String) -> String?

  /// A whole text of several blocks.
  func blocks(_ text: String) -> HTML {
    var html: [HTML] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("<!--") {
        lines.removeFirst()
      } else if line.hasPrefix("```") {
        let code = lines.dropFirst().prefix { !$0.hasPrefix("```") }
        html.append("<pre tabindex=\"0\">\(code.joined(separator: "\n"))</pre>\n")
        lines = lines.dropFirst(code.count + 2)
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        html.append(heading(String(line.dropFirst(level + 1)), level: level))
        lines.removeFirst()
      } else {
        let block = lines.prefix { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("```") }
        html.append(paragraph(Array(block)))
        lines = lines.dropFirst(block.count)
      }
    }
    return HTML(html)
  }

  private func heading(_ text: String, level: Int) -> HTML {
    let tag = HTML(verbatim: "h\(min(level, 6))")
    return "<\(tag) id=\"\(Markdown.anchor(text))\">\(inline(text))</\(tag)>\n"
  }

  /// The name of a heading in addresses.
  static func anchor(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      .replacing(" ", with: "-")
  }

  /// A paragraph, a list or a table, by its first line.
  func paragraph(_ lines: [String]) -> HTML {
    guard let first = lines.first else { return "" }
    if first.hasPrefix("|") { return table(lines) }
    if Markdown.item(first) != nil { return list(lines) }
    return "<p>\(inline(lines.joined(separator: "\n")))</p>\n"
  }

  /// The text of a list's item, and its number; nil if the line begins none.
  private static func item(_ line: String) -> (number: Int?, text: String)? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return (nil, String(line.dropFirst(2))) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return (number, String(line.dropFirst(digits.count + 2)))
  }

  private func list(_ lines: [String]) -> HTML {
    var items: [(number: Int?, text: String)] = []
    for line in lines {
      if let item = Markdown.item(line) {
        items.append(item)
      } else {
        items[items.count - 1].text += "\n" + line.drop { $0 == " " }
      }
    }
    let entries = items.map { "<li>\(inline($0.text))</li>\n" as HTML }
    guard let start = items[0].number else { return "<ul>\n\(entries)</ul>\n" }
    return "<ol start=\"\(start)\">\n\(entries)</ol>\n"
  }

  private func table(_ lines: [String]) -> HTML {
    let rows = lines.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
        inline($0.trimmingSpaces)
      }
    }
    let head = rows[0].map { "<th scope=\"col\">\($0)</th>" as HTML }
    let body = rows.dropFirst(2).map { row in
      "<tr>\(row.map { "<td>\($0)</td>" as HTML })</tr>\n" as HTML
    }
    return "<div class=\"wide\" tabindex=\"0\"><table>\n<tr>\(head)</tr>\n\(body)</table></div>\n"
  }
}

// MARK: - Inside a paragraph

extension Markdown {
  /// A text with `code`, *emphasis*, **strong** words and [links](…).
  func inline(_ text: String) -> HTML { html(MarkdownSpan.all(in: text)) }

  private func html(_ spans: [MarkdownSpan]) -> HTML {
    HTML(
      spans.map { span in
        switch span {
        case .text(let text): "\(text)"
        case .code(let code): "<code>\(code)</code>"
        case .emphasis(let inner): "<em>\(html(inner))</em>"
        case .strong(let inner): "<strong>\(html(inner))</strong>"
        case .link(let inner, let target):
          address(target).map { "<a href=\"\($0)\">\(html(inner))</a>" } ?? html(inner)
        }
      }
    )
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
