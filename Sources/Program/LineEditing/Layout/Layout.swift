import LabText

/// The rows of a prompt and the text after it, on a screen of `columns` columns.
///
///     Layout(prompt: "> ", text: "新闻ab", cursor: 2, columns: 5)
///     // rows ["> 新", "闻ab"], the cursor before "ab": row 1, column 2
///
/// A wide character is never split between two rows, and a full row opens the next one, as in terminals.
/// A line break starts a row below the text of the first. Colours take no column. Control characters
/// appear as `^X`. A hint follows the text as far as its row has room.
package struct Layout: Equatable, Sendable {
  /// At least one row; the last is empty if the row before it is full.
  package private(set) var rows = [""]
  package private(set) var cursorRow = 0
  package private(set) var cursorColumn = 0
  let columns: Int
  private var column = 0
  private var style: TextStyle?

  /// `cursor` counts Unicode scalars of `text`; inside a character it stands for the character's start.
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
        startLine(margin: margin)
      } else {
        let style = spans.first { $0.range.lowerBound <= index }?.style
        put(character, style, hasCursor: scalars <= cursor)
      }
      scalars += character.unicodeScalars.count
    }
    if scalars <= cursor { markCursor() }
    setStyle(nil)
    put(hint: hint)
  }
}

extension Layout {
  /// Returns these rows with `below` under them; the cursor is in `below`.
  package func followed(by below: Layout) -> Layout {
    var both = below
    both.rows = (rows.last == "" ? rows.dropLast() : rows[...]) + below.rows
    both.cursorRow += both.rows.count - below.rows.count
    return both
  }

  /// Appends rows at the bottom.
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
    setStyle(style)
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

  private mutating func startLine(margin: Int) {
    openRow()
    for character in String.spaces(margin - 2) + "> " { put(character, .dim) }
  }

  private mutating func openRow() {
    setStyle(nil)
    rows.append("")
    column = 0
  }

  /// Sets the style of the characters that follow; each row starts and ends plain.
  private mutating func setStyle(_ new: TextStyle?) {
    guard new != style else { return }
    if style != nil { rows[rows.count - 1] += TextStyle.end }
    if let new { rows[rows.count - 1] += new.start }
    style = new
  }
}

extension Character {
  /// Whether this contains no control character or mark of direction, so that it is drawn unchanged.
  fileprivate var isPlain: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } || !unicodeScalars.contains(where: \.isUnsafe)
  }

  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" }

  /// Returns the text that represents this character on the screen: spaces for a tab, `^A` for another
  /// control character, `�` for one without a letter.
  fileprivate func shown(atColumn column: Int, of columns: Int) -> String {
    if isPlain { return String(self) }
    if self == "\t" { return .spaces(min(8 - column % 8, columns - column)) }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F: text += "^" + String(UnicodeScalar(UInt8(scalar.value ^ 0x40)))
      default: text.unicodeScalars.append(scalar.isUnsafe ? "\u{FFFD}" : scalar)
      }
    }
    return text
  }
}
