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
  ) { cellMakers[identifier] = { type.init(registeredAs: identifier) } }

  /// Returns a cell with this name that shows no item any more, or makes one of the registered class.
  ///
  /// A name that no class is registered under ends the program, as UIKit's exception does.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let waiting: UICollectionViewCell? = pooledCell { $0.reuseIdentifier == identifier }
    if let cell = waiting ?? cellMakers[identifier]?() as? UICollectionViewCell { return cell }
    raise("no class of cells is registered under '\(identifier)'")
    return UICollectionViewCell()
  }

  /// The cell of an item; nil if the item is not on the screen.
  public func cellForItem(at path: IndexPath) -> UICollectionViewCell? { visibleCell(at: path) }

  /// The places of the items on the screen.
  public var indexPathsForVisibleItems: [IndexPath] { visibleRows.compactMap(indexPath(of:)) }

  /// The number of items in a section; a section that a loaded view does not have ends the program, as UIKit's
  /// exception does.
  public func numberOfItems(inSection section: Int) -> Int { numberOfRows(inSection: section) }
}

// MARK: - Selection

extension UICollectionView {
  /// The place of the selected item, which is the only one; empty if none is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { indexPathsForSelectedRows ?? [] }

  /// Deselects an item; one that is not selected is no change.
  public func deselectItem(at path: IndexPath, animated: Bool) {
    deselectRow(at: path, animated: animated)
  }
}

// MARK: - Scrolling

extension UICollectionView {
  /// Where an item stands on the screen when the view has scrolled to it; only up and down count here.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits.
    public let rawValue: UInt
    /// Makes the positions of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top or in the middle.
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2)
    /// At the bottom.
    public static let bottom = Self(rawValue: 4)
    /// At the left; the view scrolls no farther than it must to show the item.
    public static let left = Self(rawValue: 8), centeredHorizontally = Self(rawValue: 16)
    /// At the right; the view scrolls no farther than it must to show the item.
    public static let right = Self(rawValue: 32)

    fileprivate var ofRow: TableView.ScrollPosition {
      if contains(.top) { return .top }
      if contains(.bottom) { return .bottom }
      return contains(.centeredVertically) ? .middle : .none
    }
  }

  /// Scrolls until an item is on the screen; nothing is animated.
  ///
  /// An item that the view does not have ends the program, as UIKit's exception does.
  public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    scrollToRow(at: path, at: position.ofRow, animated: animated)
  }
}

// MARK: - Updates that do not throw: as UIKit's exception does, a fault ends the program

extension UICollectionView {
  /// Inserts items; these are their places after the update.
  public func insertItems(at paths: [IndexPath]) { insertRows(at: paths, with: .automatic) }

  /// Deletes items; these are their places before the update.
  public func deleteItems(at paths: [IndexPath]) { deleteRows(at: paths, with: .automatic) }

  /// Reloads these items from the data source.
  public func reloadItems(at paths: [IndexPath]) { reloadRows(at: paths, with: .automatic) }

  /// Moves an item from its place before the update to one after it.
  public func moveItem(at path: IndexPath, to newPath: IndexPath) { moveRow(at: path, to: newPath) }
}
