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
>: UITableViewEditingDataSource, UITableViewReorderingDataSource {
  /// Returns the cell for an item, from the table's reuse pool if it has one.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ item: ItemIdentifierType
  ) -> UITableViewCell?

  /// How UIKit animates the rows; here nothing is animated.
  public var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private let rows: DiffableRows<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Becomes the data source of a table, with no sections, and asks for cells here.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    rows = DiffableRows(of: tableView)
    self.cellProvider = cellProvider
    tableView.dataSource = self
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

  // MARK: - The table's questions

  open func numberOfSections(in tableView: UITableView) throws -> Int {
    rows.shown.numberOfSections
  }

  open func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) throws -> Int { rows.shown.numberOfItems(at: section) }

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
