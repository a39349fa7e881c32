import Foundation
import HeadlessUI

/// A screen of one collection view, whose data source and delegate it is.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The collection view.
  public let collectionView: UICollectionView
  /// Whether the selected item is deselected when the screen begins to appear; true at first.
  public var clearsSelectionOnViewWillAppear = true

  /// Makes a screen with a collection view in this layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(collectionViewLayout: layout)
    super.init()
  }

  override open func loadView() {
    (collectionView.dataSource, collectionView.delegate) = (self, self)
    view.addSubview(collectionView)
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { collectionView.selectedRow = nil }
  }

  // Declared here, because a subclass can't override what only an extension of a protocol has.

  open func numberOfSections(in collectionView: UICollectionView) throws -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) throws -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) throws -> UICollectionViewCell { UICollectionViewCell() }

  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) throws {}

  /// Called when the user pulls the collection view down; does nothing by default.
  open func tableDidPull(_ table: TableView) throws {}
  /// Called when the user scrolls to the last item; does nothing by default.
  open func tableDidReachEnd(_ table: TableView) throws {}
}
