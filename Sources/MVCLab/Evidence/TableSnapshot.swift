import HeadlessUI

/// The rows that a table shows, and the rows that it must show.
struct TableSnapshot {
  /// The identifier by which the truth names it; nil for the first table of a screen.
  let name: String?
  /// The first line of each visible row.
  private let rows: [String]
  private let firstRow: Int
  private let rowCount: Int
  private let truth: Truth.Rows?

  /// The rows of a table; none if it is hidden.
  init(_ table: TableView?, _ truth: Truth.Rows?, name: String? = nil) {
    (self.name, self.truth) = (name, truth)
    rows = (table?.visibleCells ?? []).map(\.readout)
    firstRow = table?.offset ?? 0
    rowCount = table?.rowCount ?? 0
  }

  private var place: String { name.map { " in '\($0)'" } ?? "" }
  private var showsAllRows: Bool { rows.count == rowCount }
}

extension TableSnapshot {
  /// The first difference from the truth, in words; nil if there is none.
  var differenceFromTruth: String? {
    guard let truth else { return nil }
    for (index, text) in rows.enumerated() where firstRow + index < truth.count {
      let expected = truth.text(firstRow + index)
      if text != expected {
        return "shows '\(text)' in row \(firstRow + index)\(place); its model has '\(expected)'"
      }
    }
    guard rowCount != truth.count else { return nil }
    return
      "shows \(rowCount) \(rowCount == 1 ? "row" : "rows")\(place); its model has \(truth.count)"
  }

  /// The first difference from the same table of another screen, in words; nil if there is none.
  func difference(
    from first: TableSnapshot,
    _ windows: (first: String, second: String)
  ) -> String? {
    guard showsAllRows, first.showsAllRows else { return scrolledDifference(from: first, windows) }
    if let text = first.rows.firstMissing(in: rows), rowCount <= first.rowCount {
      return "'\(windows.second)' shows no row '\(text)'\(place)"
    }
    if let text = rows.firstMissing(in: first.rows) {
      return "'\(windows.first)' shows no row '\(text)'\(place)"
    }
    return rows == first.rows
      ? nil
      : "'\(windows.first)' and '\(windows.second)' show the rows\(place) in a different order"
  }

  /// Compares the rows that both screens show, because other rows are out of sight.
  private func scrolledDifference(
    from first: TableSnapshot,
    _ windows: (first: String, second: String)
  ) -> String? {
    if rowCount != first.rowCount {
      return
        "'\(windows.first)' has \(first.rowCount) rows\(place), '\(windows.second)' \(rowCount)"
    }
    let both = (firstRow..<firstRow + rows.count)
      .clamped(to: first.firstRow..<first.firstRow + first.rows.count)
    for row in both {
      let (mine, other) = (rows[row - firstRow], first.rows[row - first.firstRow])
      if mine != other {
        return
          "'\(windows.first)' shows '\(other)' in row \(row)\(place), '\(windows.second)' '\(mine)'"
      }
    }
    return nil
  }
}

extension [String] {
  /// The first text that occurs here more often than in `other`.
  fileprivate func firstMissing(in other: [String]) -> String? {
    guard self != other else { return nil }
    var left = other
    return first { text in
      guard let index = left.firstIndex(of: text) else { return true }
      left.remove(at: index)
      return false
    }
  }
}
