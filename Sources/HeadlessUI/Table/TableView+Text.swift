import LabText

extension TableView {
  /// The visible rows with their numbers and the open menu, the titles of their sections, and the count
  /// of rows above and below.
  ///
  ///     Today:
  ///     0  To Do Item 1
  ///     1  To Do Item 2         [Delete]
  func rowLines(width: Int) -> [String] {
    let digits = "\(max(0, rowCount - 1))".utf8.count
    var lines: [String] = []
    if offset > 0 { lines.append(.spaces(digits + 2) + "^ \(offset) above") }
    for (row, cell) in zip(visibleRows, visibleCells) {
      lines += headers(above: row).map { "\($0):".truncated(to: width) }
      lines += self.lines(of: cell, at: row, digits: digits, width: width)
    }
    lines += headersBelow.map { "\($0):".truncated(to: width) }
    let below = rowCount - visibleRows.upperBound
    if below > 0 { lines.append(.spaces(digits + 2) + "v \(below) below") }
    return lines
  }

  private func lines(of cell: Cell, at row: Int, digits: Int, width: Int) -> [String] {
    let number = "\(row)"
    let margin = String.spaces(digits - number.utf8.count) + number + "  "
    let room = width - margin.utf8.count
    var parts = cell.lines(width: room)
    if let menu, menu.row == row, let first = parts.first {
      let choices = menu.actions.map { "[\($0.title)]" }.joined(separator: " ")
      parts[0] = first.fitted(to: max(1, room - choices.columns - 1)) + " " + choices
    }
    let indent = String.spaces(margin.utf8.count)
    return parts.enumerated().map { ($0 == 0 ? margin : indent) + $1 }
  }
}
