import HeadlessUI

/// What a screen shows, as far as its truth says something about it.
///
/// A class, because it is passed around more often than it is made.
final class ScreenSnapshot {
  let window: String
  let truth: Truth
  /// The first line of each visible row.
  let rows: [String]
  let firstRow: Int
  let rowCount: Int
  /// Whether the screen has a table, visible or not, to compare with the truth's rows.
  private let hasTable: Bool
  let controls: [(name: String, isEnabled: Bool)]
  let labels: [(name: String, text: String)]

  init(window: Window, of controller: ViewController, truth: Truth) {
    self.window = window.name
    self.truth = truth
    let table = controller.firstTable
    hasTable = controller.hasTable
    rows = (table?.visibleCells ?? []).map(\.readout)
    firstRow = table?.offset ?? 0
    rowCount = table?.rowCount ?? 0
    let elements =
      truth.controls.isEmpty && truth.labels.isEmpty ? [] : controller.elements
    controls = elements.compactMap { ($0 as? Control).map { ($0.title, $0.isEnabled) } }
    labels = elements.compactMap { ($0 as? Label).map { ($0.identifier, $0.text) } }
  }
}

extension ScreenSnapshot {
  /// The screens of a world that have a truth.
  static func all(in world: World) -> [ScreenSnapshot] {
    world.screens.compactMap { window, controller in
      world.assembly.truth(of: controller).map {
        ScreenSnapshot(window: window, of: controller, truth: $0)
      }
    }
  }

  /// The first difference from the truth, in words; nil if there is none.
  var differenceFromTruth: String? {
    if hasTable, let difference = truth.rows.flatMap(rowDifference) { return difference }
    for (name, isEnabled) in truth.controls {
      guard let shown = controls.first(where: { $0.name == name }) else { continue }
      if shown.isEnabled != isEnabled {
        return "shows \(sign(name, shown.isEnabled)); by its model it is \(sign(name, isEnabled))"
      }
    }
    for (name, text) in truth.labels {
      guard let shown = labels.first(where: { $0.name == name }), shown.text != text else {
        continue
      }
      return "shows '\(shown.text)'; its model has '\(text)'"
    }
    return nil
  }

  private func rowDifference(_ truth: Truth.Rows) -> String? {
    for (index, text) in rows.enumerated() where firstRow + index < truth.count {
      let expected = truth.text(firstRow + index)
      if text != expected {
        return "shows '\(text)' in row \(firstRow + index); its model has '\(expected)'"
      }
    }
    guard rowCount != truth.count else { return nil }
    return "shows \(rowCount) \(rowCount == 1 ? "row" : "rows"); its model has \(truth.count)"
  }

  /// The first difference from another screen on the same subject, in words; nil if there is none.
  func difference(from first: ScreenSnapshot) -> String? {
    if hasTable, first.hasTable, let difference = rowDifference(from: first) { return difference }
    for (name, isEnabled) in truth.controls.map(\.name).compactMap({ name in
      controls.first { $0.name == name }
    }) {
      guard let other = first.controls.first(where: { $0.name == name }),
        other.isEnabled != isEnabled
      else { continue }
      return
        "'\(first.window)' shows \(sign(name, other.isEnabled)), '\(window)' \(sign(name, isEnabled))"
    }
    return labelDifference(from: first)
  }

  private func labelDifference(from first: ScreenSnapshot) -> String? {
    for (name, _) in truth.labels {
      guard let mine = labels.first(where: { $0.name == name }),
        let other = first.labels.first(where: { $0.name == name }), mine.text != other.text
      else { continue }
      return "'\(first.window)' shows '\(other.text)', '\(window)' '\(mine.text)'"
    }
    return nil
  }

  private func rowDifference(from first: ScreenSnapshot) -> String? {
    guard showsAllRows, first.showsAllRows else { return scrolledDifference(from: first) }
    if let text = first.rows.firstMissing(in: rows), rowCount <= first.rowCount {
      return "'\(window)' shows no row '\(text)'"
    }
    if let text = rows.firstMissing(in: first.rows) {
      return "'\(first.window)' shows no row '\(text)'"
    }
    return rows == first.rows
      ? nil : "'\(first.window)' and '\(window)' show the rows in a different order"
  }

  /// Compares the rows that both screens show, because other rows are out of sight.
  private func scrolledDifference(from first: ScreenSnapshot) -> String? {
    if rowCount != first.rowCount {
      return "'\(first.window)' has \(first.rowCount) rows, '\(window)' \(rowCount)"
    }
    let both = (firstRow..<firstRow + rows.count)
      .clamped(to: first.firstRow..<first.firstRow + first.rows.count)
    for row in both {
      let (mine, other) = (rows[row - firstRow], first.rows[row - first.firstRow])
      if mine != other {
        return "'\(first.window)' shows '\(other)' in row \(row), '\(window)' '\(mine)'"
      }
    }
    return nil
  }

  private var showsAllRows: Bool { rows.count == rowCount }

  private func sign(_ name: String, _ isEnabled: Bool) -> String {
    isEnabled ? "[\(name)]" : "(\(name))"
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
