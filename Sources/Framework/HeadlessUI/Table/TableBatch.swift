import LabText
import MVC

/// Updates of a table that count as one: what goes has its place before all of them, what comes has its
/// place after all of them, in whichever order they are called.
package struct TableBatch {
  private var rows: [Change<Place>] = []
  private var sections: [Change<Int>] = []

  package init() {}

  /// The place of a row: its number among all rows, or its place in a section.
  package enum Place: Sendable {
    case number(Int)
    case path(RowPath)
  }

  /// An update of a row or a section; no section is moved.
  package enum Change<Position: Sendable>: Sendable {
    case delete(Position)
    case insert(Position)
    case move(Position, to: Position)
    case reload(Position)
  }

  package mutating func add(_ changes: some Sequence<Change<Place>>) { rows += changes }
  package mutating func add(_ changes: some Sequence<Change<Int>>) { sections += changes }

  package var isEmpty: Bool { rows.isEmpty && sections.isEmpty }
}

extension RowUpdate {
  /// The same update, row by row.
  var changes: [TableBatch.Change<TableBatch.Place>] {
    deleted.map { .delete(.number($0)) } + inserted.map { .insert(.number($0)) }
      + moves.map { .move(.number($0.from), to: .number($0.to)) }
  }
}

extension TableBatch: CustomStringConvertible {
  /// The updates as the flow shows them: `deleted a section, inserted 2 rows and moved a row`.
  package var description: String {
    func words<Position>(_ changes: [Change<Position>], _ noun: String) -> [String] {
      ["deleted", "inserted", "moved", "repainted"].compactMap { verb in
        let count = changes.count { $0.verb == verb }
        return count > 0 ? done(verb, count, noun) : nil
      }
    }
    return (words(sections, "section") + words(rows, "row")).listed("and")
  }

  private var deletedSections: [Int] {
    sections.compactMap { if case .delete(let section) = $0 { section } else { nil } }
  }
  private var insertedSections: [Int] {
    sections.compactMap { if case .insert(let section) = $0 { section } else { nil } }
  }
  private var reloadedSections: [Int] {
    sections.compactMap { if case .reload(let section) = $0 { section } else { nil } }
  }
}

extension TableBatch.Change {
  /// What it does, in a word.
  fileprivate var verb: String {
    switch self {
    case .delete: "deleted"
    case .insert: "inserted"
    case .move: "moved"
    case .reload: "repainted"
    }
  }
}

extension TableBatch {
  /// Returns what the updates do to the rows of all sections; throws unless they lead from the old
  /// sections to the new ones, name only rows and sections that exist, and none of them twice.
  ///
  /// A row or a section that is reloaded is deleted, and inserted at its new place.
  func rows(from old: [TableSection], to new: [TableSection]) throws -> RowUpdate {
    let update = try sectionUpdate(from: old.count, to: new.count)
    let numbered = try numbered(from: old, to: new)
    let kept = RowUpdate(
      deleted: Indexes(old.rows(of: update.deleted) + numbered.deleted),
      inserted: Indexes(new.rows(of: update.inserted) + numbered.inserted),
      moves: numbered.moves
    )
    let rows = RowUpdate(
      deleted: Indexes(Array(kept.deleted) + numbered.reloaded),
      inserted: Indexes(Array(kept.inserted) + numbered.reloaded.compactMap(kept.place)),
      moves: kept.moves
    )
    if sections.isEmpty {
      try rows.check(before: old.rowCount, after: new.rowCount)
    }
    try new.check(rows, of: update, from: old)
    return rows
  }

  /// What the updates do to the sections.
  func sectionUpdate(from before: Int, to after: Int) throws -> RowUpdate {
    try deletedSections.checkSections(below: before)
    try reloadedSections.checkSections(below: before)
    try (deletedSections + reloadedSections).checkOnce { .sameSection($0, isAfterUpdate: $1) }
    try insertedSections.checkOnce(isAfter: true) { .sameSection($0, isAfterUpdate: $1) }
    guard before + insertedSections.count - deletedSections.count == after else {
      let reason: InvalidUpdate.Reason =
        deletedSections.isEmpty && insertedSections.isEmpty
        ? .otherSections(before: before, after: after)
        : .sections(
          before: before,
          inserted: insertedSections.count,
          deleted: deletedSections.count,
          after: after
        )
      throw InvalidUpdate(reason)
    }
    try insertedSections.checkSections(below: after)
    let kept = RowUpdate.replace(Indexes(deletedSections), with: Indexes(insertedSections))
    return .replace(
      Indexes(deletedSections + reloadedSections),
      with: Indexes(insertedSections + reloadedSections.compactMap(kept.place))
    )
  }

  /// The updates of rows, by their numbers among the rows of all sections.
  private struct NumberedUpdates {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var moves: [RowUpdate.Move] = []
    var reloaded: [Int] = []
  }

  private func numbered(
    from old: [TableSection],
    to new: [TableSection]
  ) throws -> NumberedUpdates {
    var numbered = NumberedUpdates()
    for change in rows {
      switch change {
      case .delete(let place): numbered.deleted.append(try old.number(of: place))
      case .insert(let place): numbered.inserted.append(try new.number(of: place))
      case .reload(let place): numbered.reloaded.append(try old.number(of: place))
      case .move(let from, let to):
        numbered.moves.append(
          RowUpdate.Move(from: try old.number(of: from), to: try new.number(of: to))
        )
      }
    }
    try (numbered.deleted + numbered.reloaded + numbered.moves.map(\.from)).checkOnce {
      .sameRow($0, isAfterUpdate: $1)
    }
    try (numbered.inserted + numbered.moves.map(\.to)).checkOnce(isAfter: true) {
      .sameRow($0, isAfterUpdate: $1)
    }
    return numbered
  }
}

extension [Int] {
  /// Throws unless all of these are sections from 0 and below `count`.
  fileprivate func checkSections(below count: Int) throws {
    if let section = first(where: { !(0..<count).contains($0) }) {
      throw InvalidUpdate(.noSection(section, count: count))
    }
  }

  /// Throws if one of these is there twice.
  fileprivate func checkOnce(
    isAfter: Bool = false,
    _ reason: (Int, Bool) -> InvalidUpdate.Reason
  ) throws {
    let sorted = sorted()
    if let twice = zip(sorted, sorted.dropFirst()).first(where: { $0 == $1 })?.0 {
      throw InvalidUpdate(reason(twice, isAfter))
    }
  }
}

extension [TableSection] {
  /// The number of rows in all sections.
  var rowCount: Int { reduce(0) { $0 + $1.count } }

  /// The number of the row at a place; throws if there is no such row.
  func number(of place: TableBatch.Place) throws -> Int {
    switch place {
    case .number(let row):
      guard (0..<rowCount).contains(row) else {
        throw InvalidUpdate(.noRow(row, count: rowCount))
      }
      return row
    case .path(let path):
      guard indices.contains(path.section) else {
        throw InvalidUpdate(.noSection(path.section, count: count))
      }
      let rows = self[path.section].count
      guard (0..<rows).contains(path.row) else {
        throw InvalidUpdate(.noRow(path.row, count: rows, section: path.section))
      }
      return self[..<path.section].reduce(path.row) { $0 + $1.count }
    }
  }

  /// The numbers of the rows in some of these sections, among the rows of all.
  fileprivate func rows(of wanted: Indexes) -> [Int] {
    zip(indices, rowRanges).filter { wanted.contains($0.0) }.flatMap(\.1)
  }

  /// The numbers of the rows in each section, among the rows of all.
  private var rowRanges: [Range<Int>] {
    var first = 0
    return map { section in
      defer { first += section.count }
      return first..<first + section.count
    }
  }

  /// Throws unless an update of rows leads to the rows of each of these sections from the old ones, except
  /// those that an update of sections takes or brings.
  func check(_ rows: RowUpdate, of sections: RowUpdate, from old: [TableSection]) throws {
    let before = zip(old.indices, old.rowRanges).filter { !sections.gone.contains($0.0) }
    let after = zip(indices, rowRanges).filter { !sections.come.contains($0.0) }
    for (old, new) in zip(before, after) {
      let expected = old.1.count - rows.gone.count(in: old.1) + rows.come.count(in: new.1)
      guard expected != new.1.count else { continue }
      throw InvalidUpdate(.rowsInSection(new.0, expected: expected, after: new.1.count))
    }
  }
}

extension Indexes {
  /// How many of these indexes are in a range.
  fileprivate func count(in range: Range<Int>) -> Int {
    count(below: range.upperBound) - count(below: range.lowerBound)
  }
}
