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

  private func update(_ update: RowUpdate) throws {
    guard batchDepth == 0 else { return batch.add(update.changes) }
    try loadIfNeeded()
    guard !update.isEmpty else {
      return try checkEmptyUpdate()
    }
    try rendering(update.description) {
      let old = sections
      let after = try askCount()
      try update.check(before: rowCount, after: after)
      try checkSections(from: old, update)
      try arrange(update, count: after)
    }
  }
}
