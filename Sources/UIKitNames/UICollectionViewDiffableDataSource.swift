import Foundation
import HeadlessUI
import MVC

/// The data source of a collection view that shows snapshots, and finds out by itself which items come, go and move.
///
/// The item of an identifier that stays is not asked for again: if its content has changed, the snapshot must say so by
/// `reconfigureItems` or `reloadItems`.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// Returns the cell for an item, from the view's reuse pool if it has one.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: ItemIdentifierType
  ) -> UICollectionViewCell?

  private let rows: DiffableRows<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Becomes the data source of a collection view, with no sections, and asks for cells here.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    rows = DiffableRows(of: collectionView)
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// What is shown.
  public func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    rows.shown
  }

  /// Shows a snapshot, and calls `completion`; nothing is animated.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    rows.apply(snapshot, fileID: fileID, line: line)
    completion?()
  }

  /// Shows a snapshot in cells that are all made anew, and calls `completion`.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    rows.reload(snapshot, fileID: fileID, line: line)
    completion?()
  }

  /// The item at a place; nil if there is none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    rows.shown.item(indexPath.row, inSection: indexPath.section)
  }

  /// The place of an item; nil if it is not shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    rows.shown.place(of: itemIdentifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// The section with a number; nil if there is none.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = rows.shown.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of a section; nil if it is not shown.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    rows.shown.indexOfSection(sectionIdentifier)
  }

  // MARK: - The view's questions

  open func numberOfSections(in collectionView: UICollectionView) throws -> Int {
    rows.shown.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) throws -> Int { rows.shown.numberOfItems(at: section) }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) throws -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }
}
