import HeadlessUI
import LabText

/// The rows that a table shows, and the rows that it must show.
struct TableSnapshot {
  /// The identifier by which the truth names it; nil for the first table of a screen.
  let name: String?
  let table: TableView?
  /// The text of each visible row.
  private let rows: [String]
  /// The same with its pictures, in which two screens must agree.
  private let drawnRows: [String]
  private let firstRow: Int
  private let rowCount: Int
  /// The sections, if the truth is about them.
  private let sections: [RowTexts.Section]?
  private let truth: RowTexts?

  /// The rows of a table; none if it is hidden.
  init(_ table: TableView?, _ truth: RowTexts?, name: String? = nil) {
    (self.name, self.table, self.truth) = (name, table, truth)
    let cells = table?.visibleCells ?? []
    rows = cells.map(\.readout)
    drawnRows = zip(cells, rows).map { cell, text in cell.textWithImages(text) }
    firstRow = table?.offset ?? 0
    rowCount = table?.rowCount ?? 0
    sections = truth?.sections.map { _ in
      (table?.titledSections ?? []).map { RowTexts.Section(title: $0.title, count: $0.count) }
    }
  }

  private var place: String { name.map { " in '\($0)'" } ?? "" }
  var hasTruth: Bool { truth != nil }
  var shown: ShownThing { ShownThing(count: rowCount, texts: rows) }
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
    guard rowCount != truth.count else { return sectionsDifferenceFromTruth }
    return "shows \(counted(rowCount, "row"))\(place); its model has \(truth.count)"
  }

  private var sectionsDifferenceFromTruth: String? {
    guard let sections, let expected = truth?.sections, sections != expected else { return nil }
    return "shows \(sections.said)\(place); its model has \(expected.said)"
  }

  /// The first difference from the same table of another screen, in words; nil if there is none.
  func difference(
    from first: TableSnapshot,
    _ windows: (first: String, second: String)
  ) -> String? {
    guard showsAllRows, first.showsAllRows else { return scrolledDifference(from: first, windows) }
    if let text = first.drawnRows.firstMissing(in: drawnRows), rowCount <= first.rowCount {
      return "'\(windows.second)' shows no row '\(text)'\(place)"
    }
    if let text = drawnRows.firstMissing(in: first.drawnRows) {
      return "'\(windows.first)' shows no row '\(text)'\(place)"
    }
    if drawnRows != first.drawnRows {
      return "'\(windows.first)' and '\(windows.second)' show the rows\(place) in a different order"
    }
    guard let sections, let other = first.sections, sections != other else { return nil }
    return "'\(windows.first)' shows \(other.said)\(place), '\(windows.second)' \(sections.said)"
  }

  /// A row that the same table of another window lacks, in words, if that shows all its rows.
  func row(missingIn whole: TableSnapshot, of window: String) -> String? {
    guard whole.showsAllRows else { return nil }
    return drawnRows.firstMissing(in: whole.drawnRows).map {
      "'\(window)' shows no row '\($0)'\(place)"
    }
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
      .clamped(to: first.firstRow..<first.firstRow + first.drawnRows.count)
    for row in both {
      let (mine, other) = (drawnRows[row - firstRow], first.drawnRows[row - first.firstRow])
      if mine != other {
        return
          "'\(windows.first)' shows '\(other)' in row \(row)\(place), '\(windows.second)' '\(mine)'"
      }
    }
    return nil
  }
}

extension [RowTexts.Section] {
  /// The sections, as the object of a sentence: `'Today' with 2 rows and 'Later' with 1 row`.
  fileprivate var said: String {
    isEmpty
      ? "no sections"
      : map { section in
        let title = section.title.map { "'\($0)'" } ?? "a section without a title"
        return "\(title) with \(counted(section.count, "row"))"
      }.listed("and")
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

extension Cell {
  /// A text of its row with the pictures in it: `Milk, <star>`.
  fileprivate func textWithImages(_ text: String) -> String {
    guard !subviews.isEmpty else { return text }
    let images = visibleElements.compactMap { ($0 as? ImageView)?.drawnName }
    return images.isEmpty ? text : ([text] + images).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
