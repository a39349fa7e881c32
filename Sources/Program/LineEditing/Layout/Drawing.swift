import LabText

/// The input as the terminal shows it; returns the bytes that replace it by the next one.
///
/// It stores only the rows it has drawn and the position of the cursor, so tests can draw on a model of a
/// screen.
package struct Drawing: Equatable, Sendable {
  /// The rows drawn, without colours, and the width of the screen that the position is for.
  private var rows: [String] = []
  private var columns = 0
  private var cursorRow = 0
  private var cursorColumn = 0
  /// The number of drawn rows above the cursor.
  private var rowsAbove = 0
  private var rowsBelow = 0

  package init() {}

  /// Draws `layout` over the previous one; if it is higher than the screen, the rows around the cursor.
  package mutating func redraw(_ layout: Layout, height: Int) -> String {
    let height = max(1, height)
    let top = min(max(0, layout.cursorRow - height / 2), max(0, layout.rows.count - height))
    let shown = layout.rows[top...].prefix(height)
    rewrapped(columns: layout.columns)
    let first = start
    rowsAbove = layout.cursorRow - top
    rowsBelow = shown.count - 1 - rowsAbove
    (rows, columns) = (shown.map(\.withoutEscapeSequences), layout.columns)
    (cursorRow, cursorColumn) = (rowsAbove, layout.cursorColumn)
    return first + shown.joined(separator: "\r\n") + up(rowsBelow) + "\r"
      + right(layout.cursorColumn)
  }

  /// Draws all of `layout` for the last time, then `ending`, and moves the cursor to a new row.
  package mutating func finish(_ layout: Layout, ending: String = "") -> String {
    var rows = layout.rows
    if rows.count > 1, rows.last == "", ending.isEmpty { rows.removeLast() }
    rewrapped(columns: layout.columns)
    let first = start
    self = Drawing()
    return first + rows.joined(separator: "\r\n") + ending + "\r\n"
  }

  /// Keeps the input on the screen and moves the cursor to the row below it.
  package mutating func leave() -> String {
    let down = rowsBelow > 0 ? "\u{1B}[\(rowsBelow)B" : ""
    self = Drawing()
    return down + "\r\n"
  }

  /// Erases the input and moves the cursor to its start.
  package mutating func erase() -> String {
    defer { self = Drawing() }
    return start
  }

  /// Adjusts the stored position to a new width.
  ///
  /// The terminal wraps each drawn row separately, because each ends with a line break. Every drawing asks
  /// for the width, because the signal of a new one comes later than the new width.
  package mutating func rewrapped(columns: Int) {
    guard !rows.isEmpty, columns != self.columns else { return }
    self.columns = columns
    let heights = rows.map { $0.lastRow(columns: columns) + 1 }
    let own = rows[cursorRow].lastRow(upTo: cursorColumn, columns: columns)
    rowsAbove = heights[..<cursorRow].reduce(own, +)
    rowsBelow = heights.reduce(-1, +) - rowsAbove
  }
}

extension Drawing {
  /// Moves to the first drawn row and erases from there to the end of the screen.
  private var start: String { up(rowsAbove) + "\r\u{1B}[J" }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  private func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
}

extension String {
  /// Returns the last row that this text takes on a screen of `columns` columns, counted from 0.
  ///
  /// With `position`, a column of the unwrapped text, returns the row of that column.
  fileprivate func lastRow(upTo position: Int = .max, columns: Int) -> Int {
    var (row, column, passed) = (0, 0, 0)
    for character in self {
      let width = character.columns
      if column + width > columns { (row, column) = (row + 1, 0) }
      if passed >= position { break }
      column += width
      passed += width
    }
    return row
  }
}
