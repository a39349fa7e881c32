import Foundation
import HeadlessUI
import MVC

/// A collection of items, which the lab draws as the rows of a table, whatever the layout.
///
/// To the user's commands an item is a row: `select 3`.
open class UICollectionView: TableView {
  /// How UIKit places the items; it changes nothing here.
  public var collectionViewLayout: UICollectionViewLayout

  /// Makes a collection view; the frame is not kept.
  public init(frame: CGRect = .zero, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(identifier: "collection")
  }

  override open var flowName: String { "the collection view" }
}

// MARK: - Cells

extension UICollectionView {
  /// Registers a class of cells, which the view makes one of if none with this name waits for reuse.
  public func register<Registered: UICollectionViewCell>(
    _ type: Registered.Type,
    forCellWithReuseIdentifier identifier: String
  ) {
    cellMakers[identifier] = { type.init(registeredAs: identifier) }
  }

  /// Returns a cell with this name that shows no item any more, or makes one of the registered class.
  ///
  /// A name that no class is registered under ends the program, as UIKit's exception does.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> UICollectionViewCell {
    let waiting: UICollectionViewCell? = pooledCell { $0.reuseIdentifier == identifier }
    if let cell = waiting ?? cellMakers[identifier]?() as? UICollectionViewCell { return cell }
    let site = CallSite(fileID: fileID, line: line)
    runtime.flow.end(by: UnregisteredCell(identifier: identifier, site: site))
    return UICollectionViewCell()
  }

  /// The cell of an item; nil if the item is not on the screen.
  public func cellForItem(at path: IndexPath) -> UICollectionViewCell? {
    guard let row = row(at: path.rowPath), visibleRows.contains(row) else { return nil }
    return visibleCells[row - offset] as? UICollectionViewCell
  }

  /// The place of the item that a cell shows; nil if it shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleCells.firstIndex { $0 === cell }.flatMap { indexPath(of: offset + $0) }
  }

  /// The places of the items on the screen.
  public var indexPathsForVisibleItems: [IndexPath] { visibleRows.compactMap(indexPath(of:)) }

  /// The number of items in a section; a section that a loaded view does not have ends the program, as UIKit's
  /// exception does.
  public func numberOfItems(
    inSection section: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Int {
    numberOfRows(inSection: section, fileID: fileID, line: line)
  }
}

// MARK: - Updates that do not throw: as UIKit's exception does, a fault ends the program

extension UICollectionView {
  /// Inserts items; these are their places after the update.
  public func insertItems(
    at paths: [IndexPath],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    insertRows(at: paths, with: .automatic, fileID: fileID, line: line)
  }

  /// Deletes items; these are their places before the update.
  public func deleteItems(
    at paths: [IndexPath],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    deleteRows(at: paths, with: .automatic, fileID: fileID, line: line)
  }

  /// Reloads these items from the data source.
  public func reloadItems(
    at paths: [IndexPath],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reloadRows(at: paths, with: .automatic, fileID: fileID, line: line)
  }

  /// Moves an item from its place before the update to one after it.
  public func moveItem(
    at path: IndexPath,
    to newPath: IndexPath,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    moveRow(at: path, to: newPath, fileID: fileID, line: line)
  }

  /// Inserts sections; these are their indexes after the update.
  public func insertSections(
    _ sections: IndexSet,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    insertSections(sections, with: .automatic, fileID: fileID, line: line)
  }

  /// Deletes sections; these are their indexes before the update.
  public func deleteSections(
    _ sections: IndexSet,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    deleteSections(sections, with: .automatic, fileID: fileID, line: line)
  }

  /// Reloads the items of these sections, which may have more or fewer than before.
  public func reloadSections(
    _ sections: IndexSet,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    reloadSections(sections, with: .automatic, fileID: fileID, line: line)
  }
}
