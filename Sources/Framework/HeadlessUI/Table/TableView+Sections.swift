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

  /// The number of rows in a section, as the table last counted them; 0 before it is loaded.
  ///
  /// Throws an ``InvalidUpdate`` if a loaded table has no such section.
  package func rowCount(inSection section: Int) throws -> Int {
    guard cachedCount != nil else { return 0 }
    let sections = presentSections
    guard sections.indices.contains(section) else {
      throw InvalidUpdate(.noSection(section, count: sections.count))
    }
    return sections[section].count
  }

  /// Inserts sections; these are their indexes after the update.
  ///
  /// Throws an ``InvalidUpdate`` if the data source has other sections than that, or an index is not one of them.
  public func insertSections(at indexes: Indexes) throws { try update(indexes.map { .insert($0) }) }

  /// Deletes sections; these are their indexes before the update.
  ///
  /// Throws an ``InvalidUpdate`` if the data source has other sections than that, or an index is not one of the table's.
  public func deleteSections(at indexes: Indexes) throws { try update(indexes.map { .delete($0) }) }

  /// Reloads the titles and rows of these sections, which may have more or fewer rows than before.
  ///
  /// Throws an ``InvalidUpdate`` if other sections have changed, or an index is not one of them.
  public func reloadSections(at indexes: Indexes) throws { try update(indexes.map { .reload($0) }) }

  /// The sections as the table last asked for them; one, if its data source knows none.
  var presentSections: [TableSection] { sections(of: rowCount) }

  /// The sections; one with this number of rows, if the data source knows none.
  func sections(of count: Int) -> [TableSection] {
    isSectioned ? sections : [TableSection(title: nil, footer: nil, count: count)]
  }

  /// The titles of the sections and the numbers of their rows, as the table last asked for them.
  package var titledSections: [(title: String?, count: Int)] {
    presentSections.map { ($0.title, $0.count) }
  }

  /// The texts below the sections, as the table last asked for them.
  package var footers: [String?] { presentSections.map(\.footer) }

  /// Counts a row that the user has moved.
  func moveRow(from old: Int, to new: Int) {
    guard isSectioned, old != new else { return }
    sections[old].count -= 1
    sections[new].count += 1
  }

  /// Asks the data source for its sections.
  func askSections(_ dataSource: any SectionedTableDataSource) throws -> [TableSection] {
    try (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      TableSection(
        title: try dataSource.table(self, titleForHeaderInSection: section),
        footer: try dataSource.table(self, titleForFooterInSection: section),
        count: max(0, try dataSource.table(self, numberOfRowsInSection: section))
      )
    }
  }

  /// Throws unless an update leads from the old sections to the present ones.
  func checkSections(from old: [TableSection], _ update: RowUpdate) throws {
    guard isSectioned else { return }
    guard old.count == sections.count else {
      throw InvalidUpdate(.otherSections(before: old.count, after: sections.count))
    }
    try sections.check(update, of: .nothing, from: old)
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
