import MVC

extension TableView {
  /// Makes several updates as one, as in UIKit.
  ///
  ///     try table.performBatchUpdates {
  ///       tasks.finish(2)                     // changes the model that the data source reads
  ///       try table.moveRow(at: 2, to: 0)     // where the row was, and where it is in the end
  ///       try table.deleteRows(at: [5])       // as they were before the first update
  ///       try table.insertRows(at: [3])       // as they are after the last one
  ///     }
  ///
  /// `body` calls the updates of rows and sections in any order, and the table makes them when it has
  /// returned: what goes, and what is reloaded, has its place before all updates; what comes, and the end
  /// of a move, has its place after all of them. The data source may change within `body`, also between
  /// the updates. A batch within `body` belongs to this one. If `body` throws, the table stays as it is.
  ///
  /// Throws an ``InvalidUpdate`` if the updates do not lead to what the data source has, if there is no such place, or
  /// if two updates are about one place.
  public func performBatchUpdates(_ body: () throws -> Void) throws {
    try beginBatch()
    do { try body() } catch {
      cancelBatch()
      throw error
    }
    try endBatch()
  }

  /// Begins a batch, or one within it.
  package func beginBatch() throws {
    try runtime.flow.checkGoesOn()
    if batchDepth == 0 { try loadIfNeeded() }
    batchDepth += 1
  }

  /// Ends a batch, and makes its updates if it is in no other.
  package func endBatch() throws {
    guard batchDepth > 0 else { return }
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    let batch = batch
    self.batch = TableBatch()
    try perform(batch)
  }

  private func cancelBatch() {
    batchDepth -= 1
    if batchDepth == 0 { batch = TableBatch() }
  }

  /// Makes updates of rows, or adds them to the batch that has begun.
  package func update(_ changes: [TableBatch.Change<TableBatch.Place>]) throws {
    if batchDepth == 0, changes.count == 1, try updateRow(changes[0]) { return }
    try addOrPerform { $0.add(changes) }
  }

  /// Makes updates of sections, or adds them to the batch that has begun.
  func update(_ changes: [TableBatch.Change<Int>]) throws { try addOrPerform { $0.add(changes) } }

  private func addOrPerform(_ add: (inout TableBatch) -> Void) throws {
    guard batchDepth == 0 else { return add(&batch) }
    try loadIfNeeded()
    var batch = TableBatch()
    add(&batch)
    try perform(batch)
  }

  /// Checks an update of no rows, and records it if it fails.
  func checkEmptyUpdate() throws {
    do { try checkCount() } catch { try rendering("updated no row") { throw error } }
  }

  /// Throws unless the number of rows is the same as before.
  func checkCount() throws {
    let old = sections
    try RowUpdate.nothing.check(before: rowCount, after: askCount())
    try checkSections(from: old, .nothing)
  }

  private func perform(_ batch: TableBatch) throws {
    guard !batch.isEmpty else {
      return try checkEmptyUpdate()
    }
    try rendering(batch.description) {
      let old = presentSections
      let count = try askCount()
      let new = sections(of: count)
      try arrange(batch.rows(from: old, to: new), count: count)
      updateSectionViews(try batch.sectionUpdate(from: old.count, to: new.count))
    }
  }
}
