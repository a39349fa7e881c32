import LabText

/// The screen of a terminal: its rows after all the bytes that a program has written.
///
/// It supports wide and combined characters, CR, LF, BS, TAB and the sequences
/// `CSI A B C D G H J K m` and `ESC 7 8 D`; it ignores all others.
public struct Screen: Sendable {
  public private(set) var rows: Int
  public private(set) var columns: Int
  public private(set) var cursorRow = 0
  public private(set) var cursorColumn = 0
  /// One string for each column; empty for the right half of a wide character.
  private var cells: [[String]]
  /// The style of each cell, as the parameters of an SGR sequence; empty for plain text.
  private var styles: [[String]]
  private var style = ""
  /// Whether the terminal marks the start and end of a paste.
  public private(set) var marksPastes = false
  /// Whether the next character starts a row, because the last column is full.
  private var wraps = false
  /// The cursor that `ESC 7` has saved.
  private var saved = (row: 0, column: 0)
  private var unread: [UInt8] = []

  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    styles = Array(repeating: Array(repeating: "", count: columns), count: rows)
  }

  /// The rows without trailing spaces.
  public var lines: [String] {
    cells.map { row in
      var line = row.joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  /// The rows up to the last one that is not empty.
  public var text: String {
    var shown = lines[...]
    while shown.last == "" { shown.removeLast() }
    return shown.joined(separator: "\n")
  }

  /// The text in a style, such as `"2"` for dimmed text, one line for each row.
  public func text(styled style: String) -> String {
    zip(cells, styles).compactMap { cells, styles in
      let shown = zip(cells, styles).filter { $1 == style }.map(\.0).joined()
      return shown.isEmpty ? nil : shown
    }.joined(separator: "\n")
  }

  /// A part of a row in one style.
  public struct StyledText: Equatable, Sendable {
    public internal(set) var text: String
    /// The parameters of an SGR sequence; empty for plain text.
    public let style: String
    /// The columns that it takes.
    public internal(set) var columns: Int
  }

  /// The rows as parts in one style each.
  public var styledRows: [[StyledText]] {
    zip(cells, styles).map { cells, styles in
      zip(cells, styles).reduce(into: []) { parts, cell in
        if parts.last?.style == cell.1 {
          parts[parts.count - 1].text += cell.0
          parts[parts.count - 1].columns += 1
        } else {
          parts.append(StyledText(text: cell.0, style: cell.1, columns: 1))
        }
      }
    }
  }

  /// The row of the cursor.
  public var cursorLine: String { lines[cursorRow] }

  /// Clears the screen, sets its size and moves the cursor to the top.
  public mutating func clear(rows: Int, columns: Int) {
    self = Screen(rows: rows, columns: columns)
  }
}

extension Screen {
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    unread += bytes
    var position = 0
    while let length = lengthOfUnit(at: position) {
      show(unread[position..<position + length])
      position += length
    }
    unread.removeFirst(position)
  }

  /// Returns the length of the control, sequence or character at `position`; nil if it is incomplete.
  private func lengthOfUnit(at position: Int) -> Int? {
    guard position < unread.count else { return nil }
    let length: Int
    switch unread[position] {
    case 0x1B:
      guard position + 1 < unread.count else { return nil }
      guard unread[position + 1] == UInt8(ascii: "[") else { return 2 }
      let end = unread[(position + 2)...].firstIndex { (0x40...0x7E).contains($0) }
      return end.map { $0 - position + 1 }
    case 0..<0xC0: length = 1
    case 0xC0..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    default: length = 4
    }
    return position + length <= unread.count ? length : nil
  }

  private mutating func show(_ unit: ArraySlice<UInt8>) {
    switch unit.first {
    case 0x1B where unit.count == 2:
      switch unit.last {
      case UInt8(ascii: "7"): saved = (cursorRow, cursorColumn)
      case UInt8(ascii: "8"): move(row: saved.row, column: saved.column)
      case UInt8(ascii: "D"): lineFeed()
      default: break
      }
    case 0x1B:
      let body = String(decoding: unit.dropFirst(2).dropLast(), as: UTF8.self)
      if let last = unit.last {
        if body == "?2004" { marksPastes = last == UInt8(ascii: "h") }
        if last == UInt8(ascii: "m") { style = body == "0" ? "" : body }
        run(Character(Unicode.Scalar(last)), body.split(separator: ";").compactMap { Int($0) })
      }
    case 0x08: move(row: cursorRow, column: cursorColumn - 1)
    case 0x09: move(row: cursorRow, column: (cursorColumn / 8 + 1) * 8)
    case 0x0A: lineFeed()
    case 0x0D: move(row: cursorRow, column: 0)
    case .some(0x20...):
      for scalar in String(decoding: unit, as: UTF8.self).unicodeScalars { put(scalar) }
    default: break
    }
  }
}

extension Screen {
  private mutating func put(_ scalar: Unicode.Scalar) {
    if let column = lastWrittenColumn {
      let joined = cells[cursorRow][column] + String(scalar)
      if joined.count == 1, cells[cursorRow][column] != " " {
        cells[cursorRow][column] = joined
        return
      }
    }
    let width = scalar.columns
    guard width > 0 else { return }
    if wraps || cursorColumn + width > columns {
      lineFeed()
      cursorColumn = 0
    }
    cells[cursorRow][cursorColumn] = String(scalar)
    styles[cursorRow][cursorColumn] = style
    if width == 2 {
      cells[cursorRow][cursorColumn + 1] = ""
      styles[cursorRow][cursorColumn + 1] = style
    }
    wraps = cursorColumn + width == columns
    cursorColumn = min(cursorColumn + width, columns - 1)
  }

  private var lastWrittenColumn: Int? {
    var column = wraps ? cursorColumn : cursorColumn - 1
    while column > 0, cells[cursorRow][column].isEmpty { column -= 1 }
    return column >= 0 ? column : nil
  }

  private mutating func lineFeed() {
    wraps = false
    if cursorRow + 1 < rows {
      cursorRow += 1
    } else {
      cells.removeFirst()
      cells.append(blankRow)
      styles.removeFirst()
      styles.append(plainRow)
    }
  }

  private mutating func move(row: Int, column: Int) {
    cursorRow = min(max(0, row), rows - 1)
    cursorColumn = min(max(0, column), columns - 1)
    wraps = false
  }

  private mutating func run(_ command: Character, _ numbers: [Int]) {
    let count = max(1, numbers.first ?? 1)
    switch command {
    case "A": move(row: cursorRow - count, column: cursorColumn)
    case "B": move(row: cursorRow + count, column: cursorColumn)
    case "C": move(row: cursorRow, column: cursorColumn + count)
    case "D": move(row: cursorRow, column: cursorColumn - count)
    case "G": move(row: cursorRow, column: count - 1)
    case "H": move(row: count - 1, column: (numbers.dropFirst().first ?? 1) - 1)
    case "J" where numbers.first == 2:
      cells = Array(repeating: blankRow, count: rows)
      styles = Array(repeating: plainRow, count: rows)
    case "J":
      eraseToEndOfRow()
      for row in cells.indices.dropFirst(cursorRow + 1) {
        cells[row] = blankRow
        styles[row] = plainRow
      }
    case "K": eraseToEndOfRow()
    default: break
    }
  }

  private mutating func eraseToEndOfRow() {
    for column in cursorColumn..<columns {
      cells[cursorRow][column] = " "
      styles[cursorRow][column] = ""
    }
  }

  private var blankRow: [String] { Array(repeating: " ", count: columns) }
  private var plainRow: [String] { Array(repeating: "", count: columns) }
}
