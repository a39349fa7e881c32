import LabText

extension TableView {
  /// The visible rows with their numbers and signs, the open menu and the editing controls, the titles and footers
  /// of their sections, and the count of rows above and below.
  ///
  ///     Today:
  ///     0  To Do Item 1
  ///     1  To Do Item 2         [Delete]
  func rowLines(width: Int) -> [String] {
    let digits = "\(max(0, rowCount - 1))".utf8.count
    var lines: [String] = []
    if offset > 0 { lines.append(.spaces(digits + 2) + "^ \(offset) above") }
    for (row, cell) in zip(visibleRows, visibleCells) {
      lines += edges(above: row).flatMap { $0.lines(width: width) }
      lines += self.lines(of: cell, at: row, digits: digits, width: width)
    }
    lines += edgesBelow.flatMap { $0.lines(width: width) }
    let below = rowCount - visibleRows.upperBound
    if below > 0 { lines.append(.spaces(digits + 2) + "v \(below) below") }
    return lines
  }

  private func lines(of cell: Cell, at row: Int, digits: Int, width: Int) -> [String] {
    let number = "\(row)"
    let margin = String.spaces(digits - number.utf8.count) + number + "  "
    let room = width - margin.utf8.count
    let start = cell.lineStart.compactMap(\.inlineText).filter { !$0.isEmpty }
      .map { $0.truncated(to: max(1, room / 2)) }.joined(separator: " ")
    let end = cell.lineEnd?.text ?? ""
    let sign = end.isEmpty ? "" : " " + end
    var parts = cell.lines(
      width: max(1, room - (start.isEmpty ? 0 : start.columns + 1) - sign.columns)
    )
    if !start.isEmpty, let first = parts.first {
      parts[0] = first.isEmpty ? start : "\(start) \(first)"
    }
    if !sign.isEmpty, !parts.isEmpty { parts[0] += sign }
    let choices = menu.flatMap { $0.row == row ? $0.actions : nil } ?? []
    let edge = (choices.map { "[\($0.title)]" } + (cell.hasHandle ? ["="] : []))
      .joined(separator: " ")
    if !edge.isEmpty, let first = parts.first {
      parts[0] = first.fitted(to: max(1, room - edge.columns - 1)) + " " + edge
    }
    let indent = String.spaces(margin.utf8.count)
    return parts.enumerated().map { ($0 == 0 ? margin : indent) + $1 }
  }
}
