import MVC

/// What a controller says has happened to the rows of a table, and where that leaves each of them.
package enum RowUpdate {
  /// Rows are new, at these indexes as they are afterwards.
  case insert(Indexes)
  /// Rows are gone, at these indexes as they were before.
  case delete(Indexes)
  /// One row has another index; `to` counts as it is afterwards.
  case move(from: Int, to: Int)

  /// No row is new, gone or elsewhere.
  package static let nothing = RowUpdate.insert([])
}

extension RowUpdate: CustomStringConvertible {
  /// As the flow shows it: `inserted a row`, `deleted 3 rows`.
  package var description: String {
    switch self {
    case .insert(let rows): rows.count == 1 ? "inserted a row" : "inserted \(rows.count) rows"
    case .delete(let rows): rows.count == 1 ? "deleted a row" : "deleted \(rows.count) rows"
    case .move: "moved a row"
    }
  }
}

extension RowUpdate {
  package var isEmpty: Bool {
    switch self {
    case .insert(let rows), .delete(let rows): rows.isEmpty
    case .move: false
    }
  }

  /// Throws unless it leads from `before` to `after` rows and names only rows that exist.
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
    }
  }

  private var counts: (inserted: Int, deleted: Int) {
    switch self {
    case .insert(let rows): (rows.count, 0)
    case .delete(let rows): (0, rows.count)
    case .move: (1, 1)
    }
  }

  /// The index afterwards of the row that was at `row`; nil if that row is gone.
  package func place(of row: Int) -> Int? {
    switch self {
    case .insert(let rows): rows.shift(row)
    case .delete(let rows): rows.contains(row) ? nil : row - rows.count(below: row)
    case .move(let from, let to):
      row == from ? to : Indexes(to).shift(from < row ? row - 1 : row)
    }
  }

  /// The first of the visible rows that leaves its place on the screen, if the first row there is
  /// `offset` afterwards; the end of `visible` if none does.
  package func firstMoved(of visible: Range<Int>, offset: Int) -> Int {
    visible.first { place(of: $0) != $0 + offset - visible.lowerBound } ?? visible.upperBound
  }
}

extension Indexes {
  /// The index of the row at `row` once there are new rows at these indexes.
  fileprivate func shift(_ row: Int) -> Int {
    if isContiguous, let first { return row >= first ? row + count : row }
    return reduce(row) { row, index in index <= row ? row + 1 : row }
  }

  /// Throws if one of these is no index below `count`.
  fileprivate func check(below count: Int, _ site: CallSite) throws {
    guard let first, let last else { return }
    let valid = 0..<count
    if let row = !valid.contains(first) ? first : !valid.contains(last) ? last : nil {
      throw NoSuchRow(row: row, count: count, site: site)
    }
  }
}
