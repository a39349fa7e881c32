import Foundation
import HeadlessUI
import MVC

/// The data source of a table that shows snapshots, and finds out by itself which rows come, go and move.
///
/// The row of an identifier that stays is not asked for again: if its content has changed, the snapshot must say so by
/// `reconfigureItems` or `reloadItems`.
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewEditingDataSource,
  UITableViewReorderingDataSource
{
  /// Returns the cell for an item, from the table's reuse pool if it has one.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ item: ItemIdentifierType
  ) -> UITableViewCell?

  /// How UIKit animates the rows; here nothing is animated.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private let cellProvider: CellProvider

  /// Becomes the data source of a table, with no sections, and asks for cells here.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(of: tableView)
    tableView.dataSource = self
  }

  // MARK: - The table's questions

  open func numberOfSections(in tableView: UITableView) throws -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) throws -> Int {
    shown.numberOfItems(at: section)
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) throws -> UITableViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell()
  }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) throws -> String? { nil }

  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) throws -> String? { nil }

  /// Returns whether the user may edit or swipe the row; as in UIKit false, until a subclass says something else.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) throws -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) throws {}

  /// Returns whether the user may move the row; as in UIKit false, until a subclass says something else.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) throws {}
}
