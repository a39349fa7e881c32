/// The pieces of a Markdown document, as far as a lesson needs them: headings, comments, paragraphs and
/// blocks.
///
/// Lists and tables are paragraphs; a heading is one that begins with `#`.
package struct Outline: Sendable {
  package private(set) var pieces: [Piece] = []

  /// A piece of a document.
  package struct Piece: Equatable, Sendable {
    /// Its lines in the document, counted from 0; those of a block have its fences.
    package var lines: Range<Int>
    package var kind: Kind
  }

  /// The kinds of pieces.
  package enum Kind: Equatable, Sendable {
    case heading(level: Int, String)
    /// The text between `<!--` and `-->`.
    case comment(String)
    case paragraph([String])
    /// A fenced block: what its fence says, and its lines.
    case block(info: String, [String])
  }

  private var fence: (opening: Fence, line: Int)?
  private var comment: (text: String, line: Int)?
  /// The preformatted text that a line is in.
  private var html: HTMLBlock?

  /// The pieces of a document's bytes.
  package init(_ bytes: [UInt8]) { self.init(SourceText(bytes)) }

  init(_ source: SourceText) {
    for line in source.lines.indices { read(source.content(line), line) }
    if let (opening, line) = fence { close(opening, line, end: source.lines.count) }
  }

  private mutating func read(_ content: ArraySlice<UInt8>, _ line: Int) {
    if let (opening, start) = fence {
      guard Fence(content)?.closes(opening) == true else {
        let indent = min(opening.indent, content.prefix { $0 == .space }.count)
        return blockLines.append(content.dropFirst(indent).text)
      }
      return close(opening, start, end: line + 1)
    }
    let text = content.trimmed.drop { $0.isBlank }.text
    if let (begun, start) = comment { return read(comment: "\(begun) \(text)", start, line) }
    let block = html ?? HTMLBlock(content)
    if let block, !block.isComment {
      html = block.isClosed(by: content) ? nil : block
      isInParagraph = isInParagraph && !text.isEmpty
      if !text.isEmpty { read(paragraph: content.trimmed.text, line) }
    } else if let opening = Fence(content) {
      fence = (opening, line)
    } else if text.isEmpty {
      isInParagraph = false
    } else if block != nil {
      isInParagraph = false
      read(comment: String(text.dropFirst(4)), line, line)
    } else if let heading = Outline.heading(text) {
      isInParagraph = false
      pieces.append(Piece(lines: line..<line + 1, kind: heading))
    } else {
      read(paragraph: content.trimmed.text, line)
    }
  }

  private var blockLines: [String] = []
  private var isInParagraph = false

  private mutating func close(_ opening: Fence, _ start: Int, end: Int) {
    pieces.append(Piece(lines: start..<end, kind: .block(info: opening.info, blockLines)))
    (fence, blockLines, isInParagraph) = (nil, [], false)
  }

  private mutating func read(comment text: String, _ start: Int, _ line: Int) {
    guard let end = text.firstRange(of: "-->") else {
      comment = (text, start)
      return
    }
    let inside = text[..<end.lowerBound].split(separator: " ").joined(separator: " ")
    pieces.append(Piece(lines: start..<line + 1, kind: .comment(inside)))
    comment = nil
  }

  private mutating func read(paragraph text: String, _ line: Int) {
    if isInParagraph, let last = pieces.last, case .paragraph(let lines) = last.kind {
      pieces[pieces.count - 1].kind = .paragraph(lines + [text])
      pieces[pieces.count - 1].lines = last.lines.lowerBound..<line + 1
    } else {
      pieces.append(Piece(lines: line..<line + 1, kind: .paragraph([text])))
      isInParagraph = true
    }
  }

  private static func heading(_ text: String) -> Kind? {
    let marks = text.prefix { $0 == "#" }
    let rest = text.dropFirst(marks.count)
    guard (1...6).contains(marks.count), rest.first == " " else { return nil }
    return .heading(level: marks.count, String(rest.drop { $0 == " " }))
  }
}

extension Scenario {
  /// The pieces of the document.
  package var outline: Outline { Outline(source) }
}

extension CodeBlock {
  /// Whether it is the block at these lines of the document.
  package func isAt(_ lines: Range<Int>) -> Bool { fence == lines.lowerBound }
}
