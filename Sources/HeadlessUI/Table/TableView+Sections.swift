import LabText
import MVC

extension TableView {
  /// The number of sections, as the table last counted them; 1 if its data source knows no sections.
  public var sectionCount: Int { isSectioned ? sections.count : 1 }

  /// The section of a row, and its number there; nil if there is no such row.
  ///
  /// While the table asks for its sections, it knows the old ones.
  public func path(of row: Int) -> RowPath? {
    guard (0..<rowCount).contains(row) else { return nil }
    guard isSectioned else { return RowPath(row: row, section: 0) }
    return sections.path(of: row)
  }

  /// The number of the row at `path` among all rows; nil if there is no such row.
  public func row(at path: RowPath) -> Int? {
    guard isSectioned else {
      return path.section == 0 && (0..<rowCount).contains(path.row) ? path.row : nil
    }
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].count).contains(path.row)
    else { return nil }
    return sections[..<path.section].reduce(path.row) { $0 + $1.count }
  }

  /// The numbers of rows among all rows before an update or, if it inserts them, after it.
  ///
  /// Throws if there is no such section; whether there are such rows, the update finds out.
  package func numbers(
    of paths: [RowPath],
    isInserting: Bool = false,
    fileID: StaticString,
    line: UInt
  ) throws -> Indexes {
    try loadIfNeeded()
    return Indexes(
      try paths.map { path in
        guard (0..<sectionCount).contains(path.section) else {
          let site = CallSite(fileID: fileID, line: line)
          throw NoSuchSection(section: path.section, count: sectionCount, site: site)
        }
        let above = sections.prefix(path.section).reduce(0) { $0 + $1.count }
        let new = isInserting ? paths.count { $0.section < path.section } : 0
        return above + new + path.row
      }
    )
  }

  /// Inserts sections; these are their indexes after the update.
  ///
  /// Throws ``InvalidSections`` if the data source has other sections than that, or a
  /// ``NoSuchSection`` if an index is not one of them.
  public func insertSections(
    at indexes: Indexes,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(.insert(indexes), fileID: fileID, line: line)
  }

  /// Deletes sections; these are their indexes before the update.
  ///
  /// Throws ``InvalidSections`` if the data source has other sections than that, or a
  /// ``NoSuchSection`` if an index is not one of the table's.
  public func deleteSections(
    at indexes: Indexes,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(.delete(indexes), fileID: fileID, line: line)
  }

  /// Reloads the titles and rows of these sections, which may have more or fewer rows than before.
  ///
  /// Throws ``InvalidSections`` if other sections have changed, or a ``NoSuchSection`` if an index is
  /// not one of them.
  public func reloadSections(
    at indexes: Indexes,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(.reload(indexes), fileID: fileID, line: line)
  }

  private func update(_ update: SectionUpdate, fileID: StaticString, line: UInt) throws {
    try loadIfNeeded()
    guard !update.indexes.isEmpty else {
      return try checkCount(site: CallSite(fileID: fileID, line: line))
    }
    try rendering(update.description, fileID, line) { site in
      let old = presentSections
      let count = try askCount()
      let rows = try update.rows(from: old, to: sections(of: count), site: site)
      try arrange(rows, count: count)
    }
  }

  private var presentSections: [TableSection] { sections(of: rowCount) }

  /// The sections as the table last asked for them; one, if its data source knows none.
  private func sections(of count: Int) -> [TableSection] {
    isSectioned ? sections : [TableSection(title: nil, count: count)]
  }

  /// Counts a row that the user has moved.
  func moveRow(from old: Int, to new: Int) {
    guard isSectioned, old != new else { return }
    sections[old] = TableSection(title: sections[old].title, count: sections[old].count - 1)
    sections[new] = TableSection(title: sections[new].title, count: sections[new].count + 1)
  }

  /// Asks the data source for its sections.
  func askSections(_ dataSource: any SectionedTableDataSource) throws -> [TableSection] {
    try (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      TableSection(
        title: try dataSource.table(self, titleForHeaderInSection: section),
        count: max(0, try dataSource.table(self, numberOfRowsInSection: section))
      )
    }
  }

  /// Throws unless an update leads from the old sections to the present ones.
  func checkSections(from old: [TableSection], _ update: RowUpdate, site: CallSite) throws {
    guard isSectioned else { return }
    guard old.count == sections.count else {
      let kind = InvalidSections.Kind.number(before: old.count, after: sections.count)
      throw InvalidSections(kind: kind, site: site)
    }
    var expected = old.map(\.count)
    for path in update.deleted.compactMap(old.path) { expected[path.section] -= 1 }
    for path in update.inserted.compactMap(sections.path) { expected[path.section] += 1 }
    for (section, count) in expected.enumerated() where count != sections[section].count {
      let after = sections[section].count
      throw InvalidSections(
        kind: .rows(section: section, expected: count, after: after),
        site: site
      )
    }
  }

  /// The titles above a row: those of its section, if it is the first row of the section on the screen,
  /// and of the empty sections before that.
  package func headers(above row: Int) -> [String] {
    guard isSectioned, let section = sections.path(of: row)?.section else { return [] }
    let isFirst = row == visibleRows.lowerBound
    let above = row > 0 ? sections.path(of: row - 1)?.section : nil
    guard isFirst || above != section else { return [] }
    let first = isFirst && above != nil ? section : (above.map { $0 + 1 } ?? 0)
    return sections[first...section].compactMap(\.title)
  }

  /// The titles of the empty sections below the last row, if that is on the screen.
  package var headersBelow: [String] {
    guard isSectioned, visibleRows.upperBound == rowCount else { return [] }
    let last = sections.path(of: rowCount - 1)?.section ?? -1
    return sections[(last + 1)...].compactMap(\.title)
  }
}

extension [TableSection] {
  /// The section of a row among the rows of all sections, and its number there.
  fileprivate func path(of row: Int) -> RowPath? {
    var left = row
    for (section, part) in enumerated() {
      if left < part.count { return left < 0 ? nil : RowPath(row: left, section: section) }
      left -= part.count
    }
    return nil
  }
}

extension RowUpdate {
  /// The rows that it deletes, before it.
  fileprivate var deleted: Indexes {
    switch self {
    case .insert: []
    case .delete(let rows): rows
    case .move(let from, _): [from]
    case .replace(let rows, _): rows
    }
  }

  /// The rows that it inserts, after it.
  fileprivate var inserted: Indexes {
    switch self {
    case .insert(let rows): rows
    case .delete: []
    case .move(_, let to): [to]
    case .replace(_, let rows): rows
    }
  }
}
