import LabText
import MVC

/// A change of a table's rows, and the place of each row after it.
package struct RowUpdate: Equatable, Sendable {
  /// The rows that are deleted; these are their indexes before the update.
  let deleted: Indexes
  /// The rows that are inserted; these are their indexes after the update.
  let inserted: Indexes
  /// The rows that are moved.
  let moves: [Move]
  /// The rows that leave their places by the update, before it.
  let gone: Indexes
  /// The places that the update fills, after it.
  let come: Indexes

  /// A row that goes from an index before the update to one after it.
  package struct Move: Equatable, Sendable {
    let from: Int
    let to: Int

    package init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// Rows are deleted, others inserted and others moved.
  package init(deleted: Indexes, inserted: Indexes, moves: [Move] = []) {
    (self.deleted, self.inserted, self.moves) = (deleted, inserted, moves)
    gone = moves.isEmpty ? deleted : Indexes(Array(deleted) + moves.map(\.from))
    come = moves.isEmpty ? inserted : Indexes(Array(inserted) + moves.map(\.to))
  }
}

extension RowUpdate {
  /// Rows are inserted; these are their indexes after the update.
  package static func insert(_ rows: Indexes) -> RowUpdate { replace([], with: rows) }
  /// Rows are deleted; these are their indexes before the update.
  package static func delete(_ rows: Indexes) -> RowUpdate { replace(rows, with: []) }
  /// One row is moved; `to` is its index after the update.
  package static func move(from: Int, to: Int) -> RowUpdate {
    RowUpdate(deleted: [], inserted: [], moves: [Move(from: from, to: to)])
  }
  /// Rows are deleted and others inserted; these are their indexes before and after the update.
  package static func replace(_ old: Indexes, with new: Indexes) -> RowUpdate {
    RowUpdate(deleted: old, inserted: new)
  }

  /// The update that changes no row.
  package static let nothing = insert([])
}

extension RowUpdate: CustomStringConvertible {
  /// The update as the flow shows it: `inserted a row`, `deleted 3 rows and moved a row`.
  package var description: String {
    // One row is by far the most common, and costs no string of its own.
    switch (deleted.count, inserted.count, moves.count) {
    case (1, 0, 0): "deleted a row"
    case (0, 1, 0): "inserted a row"
    case (0, 0, 1): "moved a row"
    case (let deleted, let inserted, let moved):
      [("deleted", deleted), ("inserted", inserted), ("moved", moved)]
        .filter { $0.1 > 0 }.map { done($0, $1, "row") }.listed("and")
    }
  }
}

/// What was done to some rows or sections: `moved a row`, `inserted 2 sections`.
func done(_ verb: String, _ count: Int, _ noun: String) -> String {
  "\(verb) \(count == 1 ? "a \(noun)" : counted(count, noun))"
}

extension RowUpdate {
  package var isEmpty: Bool { gone.isEmpty && come.isEmpty }

  /// Throws unless the update leads from `before` to `after` rows and names only rows that exist.
  package func check(before: Int, after: Int) throws {
    guard before + come.count - gone.count == after else {
      throw InvalidUpdate(
        .rows(before: before, inserted: come.count, deleted: gone.count, after: after)
      )
    }
    try gone.check(below: before)
    try come.check(below: after)
  }

  /// Returns the new index of a row; nil if the row is deleted.
  package func place(of row: Int) -> Int? {
    if let move = moves.first(where: { $0.from == row }) { return move.to }
    return deleted.contains(row) ? nil : come.shift(row - gone.count(below: row))
  }

  /// Returns the first visible row that changes its place on the screen, if `offset` becomes the
  /// first row there; the end of `visible` if no row does.
  package func firstMoved(of visible: Range<Int>, offset: Int) -> Int {
    visible.first { place(of: $0) != $0 + offset - visible.lowerBound } ?? visible.upperBound
  }
}

extension Indexes {
  /// Returns the new index of a row after rows are inserted at these indexes.
  fileprivate func shift(_ row: Int) -> Int {
    if isContiguous, let first { return row >= first ? row + count : row }
    return reduce(row) { row, index in index <= row ? row + 1 : row }
  }

  /// Throws unless all of these are indexes from 0 and below `count`.
  fileprivate func check(below count: Int) throws {
    guard let first, let last else { return }
    let valid = 0..<count
    if let row = !valid.contains(first) ? first : !valid.contains(last) ? last : nil {
      throw InvalidUpdate(.noRow(row, count: count))
    }
  }
}
