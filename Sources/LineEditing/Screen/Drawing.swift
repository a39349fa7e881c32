import LabText

/// The input as it stands on the terminal, and the bytes that turn it into the next one.
///
/// It holds nothing but what was drawn and where the cursor was left, so it works the same on a screen
/// model.
package struct Drawing: Equatable, Sendable {
  /// The rows drawn, without colours.
  private var rows: [String] = []
  private var cursorRow = 0
  private var cursorColumn = 0
  /// Rows between the first one drawn and the cursor.
  private var rowsAbove = 0
  private var rowsBelow = 0

  package init() {}

  /// Draws `layout` over what stands there; on a low screen, the rows around the cursor.
  package mutating func redraw(_ layout: Layout, height: Int) -> String {
    let height = max(1, height)
    let top = min(max(0, layout.cursorRow - height / 2), max(0, layout.rows.count - height))
    let shown = layout.rows[top...].prefix(height)
    let first = start
    rowsAbove = layout.cursorRow - top
    rowsBelow = shown.count - 1 - rowsAbove
    rows = shown.map(\.withoutEscapeSequences)
    (cursorRow, cursorColumn) = (rowsAbove, layout.cursorColumn)
    return first + shown.joined(separator: "\r\n") + up(rowsBelow) + "\r"
      + right(layout.cursorColumn)
  }

  /// Draws all of `layout` a last time, then `ending`, and leaves the cursor in a row of its own.
  package mutating func finish(_ layout: Layout, ending: String = "") -> String {
    var rows = layout.rows
    if rows.count > 1, rows.last == "", ending.isEmpty { rows.removeLast() }
    let first = start
    self = Drawing()
    return first + rows.joined(separator: "\r\n") + ending + "\r\n"
  }

  /// Leaves the input standing and goes to the row below it.
  package mutating func leave() -> String {
    let down = rowsBelow > 0 ? "\u{1B}[\(rowsBelow)B" : ""
    self = Drawing()
    return down + "\r\n"
  }

  /// Takes the input away and leaves the cursor where it began.
  package mutating func erase() -> String {
    defer { self = Drawing() }
    return start
  }

  /// A terminal of a new width has wrapped the rows anew, each for itself, since each was ended by us.
  package mutating func rewrapped(columns: Int) {
    guard !rows.isEmpty else { return }
    let heights = rows.map { $0.lastRow(columns: columns) + 1 }
    let own = rows[cursorRow].lastRow(upTo: cursorColumn, columns: columns)
    rowsAbove = heights[..<cursorRow].reduce(own, +)
    rowsBelow = heights.reduce(-1, +) - rowsAbove
  }
}

extension Drawing {
  /// To the first row drawn, and everything from there on erased.
  private var start: String { up(rowsAbove) + "\r\u{1B}[J" }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  private func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
}

extension String {
  /// The last row this takes where rows are so wide, the first being 0; or the row of what stands in a
  /// column of it.
  fileprivate func lastRow(upTo place: Int = .max, columns: Int) -> Int {
    var (row, column, passed) = (0, 0, 0)
    for character in self {
      let width = character.columns
      if column + width > columns { (row, column) = (row + 1, 0) }
      if passed >= place { break }
      column += width
      passed += width
    }
    return row
  }
}
