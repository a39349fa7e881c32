import MVC

extension TableView {
  /// Inserts rows; these are their indexes after the update.
  ///
  /// Throws an ``InvalidUpdate`` if the number of the data source's rows has not grown by as
  /// many, or an index is not one of its rows.
  public func insertRows(
    at indexes: Indexes,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(.insert(indexes), fileID: fileID, line: line)
  }

  /// Deletes rows; these are their indexes before the update.
  ///
  /// Throws an ``InvalidUpdate`` if the number of the data source's rows has not shrunk by
  /// as many, or an index is not one of the table's rows.
  public func deleteRows(
    at indexes: Indexes,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(.delete(indexes), fileID: fileID, line: line)
  }

  /// Moves a row; `to` is its index after the update.
  ///
  /// Throws an ``InvalidUpdate`` if the data source has another number of rows than before, or an index is
  /// not one of them.
  public func moveRow(
    at from: Int,
    to: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try update(.move(from: from, to: to), fileID: fileID, line: line)
  }

  private func update(_ update: RowUpdate, fileID: StaticString, line: UInt) throws {
    guard batchDepth == 0 else { return batch.add(update.changes) }
    try loadIfNeeded()
    guard !update.isEmpty else {
      return try checkCount(site: CallSite(fileID: fileID, line: line))
    }
    try rendering(update.description, fileID, line) { site in
      let old = sections
      let after = try askCount()
      try update.check(before: rowCount, after: after, site: site)
      try checkSections(from: old, update, site: site)
      try arrange(update, count: after)
    }
  }
}
