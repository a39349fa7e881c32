import Foundation
import HeadlessUI

/// The data source of a collection view, with UIKit's method names; an error that it throws ends the program.
public protocol UICollectionViewDataSource: SectionedTableDataSource {
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) throws -> Int
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) throws -> Int
  /// Returns a cell for an item, from the reuse pool if it has one.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) throws -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The sections of the collection view; none for any other table.
  public func numberOfSections(in table: TableView) throws -> Int {
    try (table as? UICollectionView).map { try numberOfSections(in: $0) } ?? 0
  }

  public func table(_ table: TableView, numberOfRowsInSection section: Int) throws -> Int {
    try (table as? UICollectionView).map {
      try collectionView($0, numberOfItemsInSection: section)
    } ?? 0
  }

  public func table(_ table: TableView, cellForRowAt path: RowPath) throws -> Cell {
    try (table as? UICollectionView).map {
      try collectionView($0, cellForItemAt: IndexPath(path))
    } ?? Cell()
  }
}

/// The delegate of a collection view, with UIKit's method names.
public protocol UICollectionViewDelegate: TableDelegate {
  /// Called when the user selects an item; does nothing by default.
  func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) throws
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}

  public func table(_ table: TableView, didSelectRow row: Int) throws {
    guard let view = table as? UICollectionView, let path = table.indexPath(of: row) else { return }
    view.selectedRow = row
    try collectionView(view, didSelectItemAt: path)
  }
}

/// The delegate of a collection view that is called when a cell comes into sight.
///
/// UIKit looks whether the delegate has the method; Swift needs a protocol for that.
public protocol UICollectionViewDisplayDelegate: UICollectionViewDelegate, CellDisplayTableDelegate
{
  /// Called for each cell that the collection view begins to show.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) throws
}

extension UICollectionViewDisplayDelegate {
  public func table(_ table: TableView, willDisplay cell: Cell, forRow row: Int) throws {
    guard let view = table as? UICollectionView, let path = table.indexPath(of: row),
      let cell = cell as? UICollectionViewCell
    else { return }
    try collectionView(view, willDisplay: cell, forItemAt: path)
  }
}

/// A delegate that also says how large the items are, which changes nothing here.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
