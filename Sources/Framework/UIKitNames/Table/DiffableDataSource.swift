import Foundation
import HeadlessUI
import MVC

/// What the diffable data sources of tables and of collection views have in common.
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections and items of a moment.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private(set) var shown = Snapshot()
  private var isNew = true
  private weak var table: TableView?

  init(of table: TableView) { self.table = table }

  /// What is shown.
  public func snapshot() -> Snapshot { shown }

  /// Shows a snapshot, and calls `completion`; nothing is animated.
  ///
  /// A row whose item is in the new snapshot too keeps its cell, unless it is reloaded. The first snapshot replaces what
  /// another data source has shown.
  public func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let table, !isNew else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let updates = SnapshotUpdates(from: shown, to: snapshot)
    table.endingFlow {
      try table.beginBatch()
      shown = snapshot.withoutReloads
      try table.deleteSections(at: Indexes(updates.deletedSections))
      try table.insertSections(at: Indexes(updates.insertedSections))
      try table.update(updates.rows)
      try table.endBatch()
      completion?()
    }
  }

  /// Shows a snapshot in new cells, and calls `completion`.
  public func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    (shown, isNew) = (snapshot.withoutReloads, false)
    table?.reloadData()
    if table?.runtime.flow.end == nil { completion?() }
  }

  /// The item at a place; nil if there is none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(indexPath.row, inSection: indexPath.section)
  }

  /// The place of an item; nil if it is not shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.place(of: itemIdentifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// The section with a number; nil if there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of a section; nil if it is not shown.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }
}
