import LabText
import MVC

/// A change of a table's rows, and the place of each row after it.
package enum RowUpdate {
  /// Rows are inserted; these are their indexes after the update.
  case insert(Indexes)
  /// Rows are deleted; these are their indexes before the update.
  case delete(Indexes)
  /// One row is moved; `to` is its index after the update.
  case move(from: Int, to: Int)
  /// Rows are deleted and others inserted; these are their indexes before and after the update.
  case replace(Indexes, with: Indexes)

  /// The update that changes no row.
  package static let nothing = RowUpdate.insert([])
}

extension RowUpdate: CustomStringConvertible {
  /// The update as the flow shows it: `inserted a row`, `deleted 3 rows`.
  package var description: String {
    switch self {
    case .insert(let rows): rows.count == 1 ? "inserted a row" : "inserted \(rows.count) rows"
    case .delete(let rows): rows.count == 1 ? "deleted a row" : "deleted \(rows.count) rows"
    case .move: "moved a row"
    case .replace(let old, let new): "replaced \(counted(old.count, "row")) by \(new.count)"
    }
  }
}

extension RowUpdate {
  package var isEmpty: Bool {
    switch self {
    case .insert(let rows), .delete(let rows): rows.isEmpty
    case .move: false
    case .replace(let old, let new): old.isEmpty && new.isEmpty
    }
  }

  /// Throws unless the update leads from `before` to `after` rows and names only rows that exist.
  package func check(before: Int, after: Int, site: CallSite) throws {
    let (inserted, deleted) = counts
    guard before + inserted - deleted == after else {
      throw InvalidUpdate(
        before: before,
        inserted: inserted,
        deleted: deleted,
        after: after,
        site: site
      )
    }
    switch self {
    case .insert(let rows): try rows.check(below: after, site)
    case .delete(let rows): try rows.check(below: before, site)
    case .move(let from, let to):
      try Indexes(from).check(below: before, site)
      try Indexes(to).check(below: after, site)
    case .replace(let old, let new):
      try old.check(below: before, site)
      try new.check(below: after, site)
    }
  }

  private var counts: (inserted: Int, deleted: Int) {
    switch self {
    case .insert(let rows): (rows.count, 0)
    case .delete(let rows): (0, rows.count)
    case .move: (1, 1)
    case .replace(let old, let new): (new.count, old.count)
    }
  }

  /// Returns the new index of a row; nil if the row is deleted.
  package func place(of row: Int) -> Int? {
    switch self {
    case .insert(let rows): rows.shift(row)
    case .delete(let rows): rows.contains(row) ? nil : row - rows.count(below: row)
    case .move(let from, let to):
      row == from ? to : Indexes(to).shift(from < row ? row - 1 : row)
    case .replace(let old, let new):
      old.contains(row) ? nil : new.shift(row - old.count(below: row))
    }
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
  fileprivate func check(below count: Int, _ site: CallSite) throws {
    guard let first, let last else { return }
    let valid = 0..<count
    if let row = !valid.contains(first) ? first : !valid.contains(last) ? last : nil {
      throw NoSuchRow(row: row, count: count, site: site)
    }
  }
}
