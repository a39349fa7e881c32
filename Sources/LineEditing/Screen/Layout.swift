import LabText

/// Where a prompt and the text after it land on a screen of so many columns.
///
///     Layout(prompt: "> ", text: "新闻ab", cursor: 2, columns: 5)
///     // rows ["> 新", "闻ab"], the cursor before "ab": row 1, column 2
///
/// A wide character never straddles two rows, and a full row opens the next one, as terminals do. A
/// line break begins a row under the text of the first. Colours take no column. Control characters
/// show as `^X`. A hint follows the text as far as its row has room.
package struct Layout: Equatable, Sendable {
  /// Never empty; the last one is empty when the one before it is full.
  package private(set) var rows = [""]
  package private(set) var cursorRow = 0
  package private(set) var cursorColumn = 0
  private let columns: Int
  private var column = 0
  private var style: TextStyle?

  /// `cursor` counts Unicode scalars of `text`; inside a character it means its beginning.
  package init(
    prompt: String,
    text: String,
    cursor: Int,
    columns: Int,
    spans: [Span] = [],
    hint: String = ""
  ) {
    self.columns = max(2, columns)
    put(prompt: prompt)
    let margin = column * 2 > columns ? 0 : column
    markCursor()
    var scalars = 0
    var spans = spans[...]
    for (index, character) in text.enumerated() {
      while let span = spans.first, span.range.upperBound <= index { spans.removeFirst() }
      if character.isLineBreak {
        if scalars <= cursor { markCursor() }
        beginLine(margin: margin)
      } else {
        let style = spans.first { $0.range.lowerBound <= index }?.style
        put(character, style, hasCursor: scalars <= cursor)
      }
      scalars += character.unicodeScalars.count
    }
    if scalars <= cursor { markCursor() }
    wear(nil)
    put(hint: hint)
  }
}

extension Layout {
  /// These rows, and below them another layout with the cursor.
  package func followed(by below: Layout) -> Layout {
    var both = below
    both.rows = (rows.last == "" ? rows.dropLast() : rows[...]) + below.rows
    both.cursorRow += both.rows.count - below.rows.count
    return both
  }

  /// Adds rows below everything.
  package mutating func append(_ rows: [String]) {
    self.rows += rows
  }
}

extension Layout {
  private mutating func markCursor() {
    cursorRow = rows.count - 1
    cursorColumn = column
  }

  private mutating func put(prompt: String) {
    var rest = prompt[...]
    while let character = rest.first {
      if let sequence = rest.leadingEscapeSequence {
        rows[rows.count - 1] += sequence
        rest = rest[sequence.endIndex...]
      } else {
        put(character, nil)
        rest.removeFirst()
      }
    }
  }

  private mutating func put(_ character: Character, _ style: TextStyle?, hasCursor: Bool = false) {
    let shown = character.isPlain ? nil : character.shown(atColumn: column, of: columns)
    let width = shown?.columns ?? character.columns
    if column + width > columns { openRow() }
    if hasCursor { markCursor() }
    wear(style)
    if let shown { rows[rows.count - 1] += shown } else { rows[rows.count - 1].append(character) }
    column += width
    if column >= columns { openRow() }
  }

  private mutating func put(hint: String) {
    let shown = hint.prefix { !$0.isLineBreak }.map { $0.shown(atColumn: 0, of: columns) }.joined()
      .truncated(to: columns - column - 1)
    guard !shown.isEmpty else { return }
    rows[rows.count - 1] += TextStyle.dim.start + shown + TextStyle.end
  }

  private mutating func beginLine(margin: Int) {
    openRow()
    for character in String.spaces(margin - 2) + "> " { put(character, .dim) }
  }

  private mutating func openRow() {
    wear(nil)
    rows.append("")
    column = 0
  }

  /// Changes the looks of what follows; each row begins and ends plain.
  private mutating func wear(_ new: TextStyle?) {
    guard new != style else { return }
    if style != nil { rows[rows.count - 1] += TextStyle.end }
    if let new { rows[rows.count - 1] += new.start }
    style = new
  }
}

extension Character {
  /// Whether it is shown as it is: no control stands in it.
  fileprivate var isPlain: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      && !unicodeScalars.contains { 0x80..<0xA0 ~= $0.value }
  }

  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" }

  /// What stands for this character on the screen: spaces for a tab, `^A` for another control, `�` for
  /// one without a letter.
  fileprivate func shown(atColumn column: Int, of columns: Int) -> String {
    if isPlain { return String(self) }
    if self == "\t" { return .spaces(min(8 - column % 8, columns - column)) }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F: text += "^" + String(UnicodeScalar(UInt8(scalar.value ^ 0x40)))
      case 0x80..<0xA0: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
