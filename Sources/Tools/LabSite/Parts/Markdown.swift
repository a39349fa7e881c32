import LabScenarios
import LabText

/// The Markdown of the lessons as HTML: paragraphs, headings, lists, tables, code, links.
struct Markdown {
  /// Where a link leads on the site, by its address in the document; nil if it leads nowhere, and its
  /// text is all there is.
  let address: (String) -> String?

  /// A whole text of several blocks.
  func blocks(_ text: String) -> HTML {
    HTML(
      Outline(Array(text.utf8)).pieces.map { piece in
        switch piece.kind {
        case .heading(let level, let text): heading(text, level: level)
        case .comment: ""
        case .paragraph(let lines): paragraph(lines)
        case .block(_, let lines): "<pre tabindex=\"0\">\(lines.joined(separator: "\n"))</pre>\n"
        }
      }
    )
  }

  private func heading(_ text: String, level: Int) -> HTML {
    let tag = HTML(verbatim: "h\(level)")
    return "<\(tag) id=\"\(Markdown.anchor(text))\">\(inline(text))</\(tag)>\n"
  }

  /// The name of a heading in addresses.
  static func anchor(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
      .replacing(" ", with: "-")
  }

  /// Lines without a blank one: a paragraph, a list or a table.
  func paragraph(_ lines: [String]) -> HTML {
    HTML(
      MarkdownBlock.all(in: lines).map { block in
        switch block {
        case .paragraph(let text): "<p>\(inline(text))</p>\n"
        case .list(let items): list(items)
        case .table(let rows): table(rows)
        }
      }
    )
  }

  private func list(_ items: [MarkdownBlock.Item]) -> HTML {
    let entries = items.map { "<li>\(inline($0.text))</li>\n" as HTML }
    guard let start = items[0].number else { return "<ul>\n\(entries)</ul>\n" }
    return "<ol start=\"\(start)\">\n\(entries)</ol>\n"
  }

  private func table(_ rows: [[String]]) -> HTML {
    let head = (rows.first ?? []).map { "<th scope=\"col\">\(inline($0))</th>" as HTML }
    let body = rows.dropFirst().map { row in
      "<tr>\(row.map { "<td>\(inline($0))</td>" as HTML })</tr>\n" as HTML
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
