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
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// Returns the cell for an item, from the view's reuse pool if it has one.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ item: ItemIdentifierType
  ) -> UICollectionViewCell?

  private let cellProvider: CellProvider

  /// Becomes the data source of a collection view, with no sections, and asks for cells here.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(of: collectionView)
    collectionView.dataSource = self
  }

  // MARK: - The view's questions

  open func numberOfSections(in collectionView: UICollectionView) throws -> Int {
    shown.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) throws -> Int { shown.numberOfItems(at: section) }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) throws -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }
}
