import MVC

extension TableView {
  /// Inserts rows; these are their indexes after the update.
  ///
  /// Throws an ``InvalidUpdate`` if the number of the data source's rows has not grown by as
  /// many, or an index is not one of its rows.
  public func insertRows(at indexes: Indexes) throws { try update(.insert(indexes)) }

  /// Deletes rows; these are their indexes before the update.
  ///
  /// Throws an ``InvalidUpdate`` if the number of the data source's rows has not shrunk by
  /// as many, or an index is not one of the table's rows.
  public func deleteRows(at indexes: Indexes) throws { try update(.delete(indexes)) }

  /// Moves a row; `to` is its index after the update.
  ///
  /// Throws an ``InvalidUpdate`` if the data source has another number of rows than before, or an index is
  /// not one of them.
  public func moveRow(at from: Int, to: Int) throws { try update(.move(from: from, to: to)) }

  /// Makes the update of one row, which is by far the most common and needs no batch; false if it does.
  ///
  /// A row that is reloaded is deleted and inserted, and a table of several sections needs the places of all.
  func updateRow(_ change: TableBatch.Change<TableBatch.Place>) throws -> Bool {
    try loadIfNeeded()
    guard sectionCount == 1 else { return false }
    switch change {
    case .insert(.path(let path)) where path.section == 0:
      try perform(.insert([path.row]), naming: path, isAfter: true)
    case .delete(.path(let path)) where path.section == 0:
      try perform(.delete([path.row]), naming: path)
    case .insert, .delete, .move, .reload: return false
    }
    return true
  }

  private func update(_ update: RowUpdate) throws {
    guard batchDepth == 0 else { return batch.add(update.changes) }
    try loadIfNeeded()
    guard !update.isEmpty else {
      return try checkEmptyUpdate()
    }
    try perform(update)
  }

  /// Checks an update, and makes it; `path` is the place that it names, before it or after it.
  private func perform(
    _ update: RowUpdate,
    naming path: RowPath? = nil,
    isAfter: Bool = false
  ) throws {
    try rendering(update.description) {
      let old = sections
      let after = try askCount()
      if let path {
        guard sectionCount == 1 else {
          throw InvalidUpdate(.otherSections(before: 1, after: sectionCount))
        }
        let count = isAfter ? after : rowCount
        guard (0..<count).contains(path.row) else {
          throw InvalidUpdate(.noRow(path.row, count: count, section: path.section))
        }
      }
      try update.check(before: rowCount, after: after)
      try checkSections(from: old, update)
      try arrange(update, count: after)
      if path != nil { updateSectionViews(.nothing) }
    }
  }
}
