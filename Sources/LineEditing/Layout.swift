import TextWidth

/// Where a prompt and the text after it land on a screen of so many columns.
///
///     Layout(prompt: "> ", text: "新闻ab", cursor: 2, columns: 5)
///     // rows ["> 新", "闻ab"], the cursor before "ab": row 1, column 2
///
/// A wide character never straddles two rows, and a full row opens the next one, as terminals do.
/// Colours in the prompt take no column. Control characters show as `^X`.
package struct Layout: Equatable, Sendable {
  /// Never empty; the last one is empty when the one before it is full.
  package private(set) var rows = [""]
  package private(set) var cursorRow = 0
  package private(set) var cursorColumn = 0
  private let columns: Int
  private var column = 0

  /// `cursor` counts Unicode scalars of `text`; inside a character it means its beginning.
  package init(prompt: String, text: String, cursor: Int, columns: Int) {
    self.columns = max(2, columns)
    put(prompt: prompt)
    markCursor()
    var before = 0
    for character in text {
      if before <= cursor { markCursor() }
      put(character)
      before += character.unicodeScalars.count
    }
    if before <= cursor { markCursor() }
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
        put(character)
        rest.removeFirst()
      }
    }
  }

  private mutating func put(_ character: Character) {
    let shown = character.shown
    let width = shown.columns
    if column + width > columns { openRow() }
    rows[rows.count - 1] += shown
    column += width
    if column >= columns { openRow() }
  }

  private mutating func openRow() {
    rows.append("")
    column = 0
  }
}

extension Substring {
  /// `ESC [ … m` and its like at the very beginning.
  fileprivate var leadingEscapeSequence: Substring? {
    guard hasPrefix("\u{1B}[") else { return nil }
    let end = dropFirst(2).firstIndex { ("@"..."~").contains($0) }
    return end.map { self[...$0] }
  }
}

extension Character {
  /// What stands for this character on the screen: `^A` for a control, `�` for one without a letter.
  fileprivate var shown: String {
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
