import Foundation
import HeadlessUI

/// The data source of a table, with UIKit's method names; an error that it throws ends the program.
public protocol UITableViewDataSource: SectionedTableDataSource {
  /// Returns the number of rows in a section; there is one section unless `numberOfSections` says more.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) throws -> Int
  /// Returns a cell for a row, from the table's reuse pool if it has one.
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) throws -> UITableViewCell
  /// Returns the title above a section, even an empty one; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) throws -> String?
  /// Returns the text below a section, even an empty one; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) throws -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  public func table(_ table: TableView, numberOfRowsInSection section: Int) throws -> Int {
    try tableView(table, numberOfRowsInSection: section)
  }

  public func table(_ table: TableView, cellForRowAt path: RowPath) throws -> Cell {
    try tableView(table, cellForRowAt: IndexPath(path))
  }

  /// Asks for the title under UIKit's name.
  public func table(_ table: TableView, titleForHeaderInSection section: Int) throws -> String? {
    try tableView(table, titleForHeaderInSection: section)
  }

  /// Asks for the text below a section under UIKit's name.
  public func table(_ table: TableView, titleForFooterInSection section: Int) throws -> String? {
    try tableView(table, titleForFooterInSection: section)
  }
}

/// The data source of a table whose rows the user can delete and insert.
///
/// UIKit looks whether the data source has `tableView(_:commit:forRowAt:)`; Swift needs a protocol for
/// that.
public protocol UITableViewEditingDataSource: UITableViewDataSource, InsertableTableDataSource {
  /// Returns whether the user may edit the row; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) throws -> Bool
  /// Called with `.delete` when the user has confirmed to delete the row, and with `.insert` when the user has
  /// tapped the row's plus.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) throws
}

extension UITableViewEditingDataSource {
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func table(_ table: TableView, canEditRow row: Int) throws -> Bool {
    try table.indexPath(of: row).map { try tableView(table, canEditRowAt: $0) } ?? false
  }

  public func table(_ table: TableView, commitDeletionOfRow row: Int) throws {
    if let path = table.indexPath(of: row) { try tableView(table, commit: .delete, forRowAt: path) }
  }

  public func table(_ table: TableView, commitInsertionAtRow row: Int) throws {
    if let path = table.indexPath(of: row) { try tableView(table, commit: .insert, forRowAt: path) }
  }
}

/// The delegate of a table, with UIKit's method names.
public protocol UITableViewDelegate: TableDelegate {
  /// Called when the user taps a row; returns the row to select, which by default is the same, or nil for none.
  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) throws -> IndexPath?
  /// Called when the user selects a row; does nothing by default.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws
  /// Returns the swipe menu of a row; nil, as by default, for the table's own, which deletes a row that the user
  /// may delete.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws -> UISwipeActionsConfiguration?
  /// Returns what the swipe menu of a row has on its left; nil, as by default, for nothing.
  ///
  /// In UIKit a swipe to the right opens it; here one swipe opens both.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Asks for the menu under UIKit's name.
  public func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
    try swipeActions(of: table, row: row)
  }

  public func table(_ table: TableView, didSelectRow row: Int) throws {
    guard let path = table.indexPath(of: row),
      let selected = try tableView(table, willSelectRowAt: path)
    else { return }
    try tableView(table, didSelectRowAt: selected)
  }
}

/// The delegate of a table that decides how the user edits each row.
public protocol UITableViewEditingDelegate: UITableViewDelegate, EditingStyleTableDelegate {
  /// Returns how the user edits the row.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) throws -> UITableViewCell.EditingStyle
}

extension UITableViewEditingDelegate {
  public func table(_ table: TableView, editingStyleOfRow row: Int) throws -> RowEditingStyle {
    try table.indexPath(of: row).map { try tableView(table, editingStyleForRowAt: $0) } ?? .none
  }
}

/// The delegate of a table that wants to know which cells come into sight.
///
/// UIKit looks whether the delegate has `tableView(_:willDisplay:forRowAt:)`; Swift needs a protocol for that.
public protocol UITableViewDisplayDelegate: UITableViewDelegate, CellDisplayTableDelegate {
  /// Called for each cell that the table begins to show.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) throws
}

extension UITableViewDisplayDelegate {
  public func table(_ table: TableView, willDisplay cell: Cell, forRow row: Int) throws {
    guard let path = table.indexPath(of: row), let cell = cell as? UITableViewCell else { return }
    try tableView(table, willDisplay: cell, forRowAt: path)
  }
}

/// The delegate of a table that has views of its own above or below sections.
///
/// UIKit looks whether the delegate has `tableView(_:viewForHeaderInSection:)`; Swift needs a protocol for that.
public protocol UITableViewSectionViewDelegate: UITableViewDelegate, SectionViewTableDelegate {
  /// Returns the view above a section; nil, as by default, for its title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) throws -> UIView?
  /// Returns the view below a section; nil, as by default, for its text.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) throws -> UIView?
}

extension UITableViewSectionViewDelegate {
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  public func table(_ table: TableView, viewForHeaderInSection section: Int) throws -> Element? {
    try tableView(table, viewForHeaderInSection: section)
  }

  public func table(_ table: TableView, viewForFooterInSection section: Int) throws -> Element? {
    try tableView(table, viewForFooterInSection: section)
  }
}

/// The delegate of a table that decides where a dragged row may go.
public protocol UITableViewRetargetingDelegate: UITableViewDelegate, RetargetingTableDelegate {
  /// Returns the place to which the row moves when the user drags it to the proposed one.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) throws -> IndexPath
}

extension UITableViewRetargetingDelegate {
  public func table(
    _ table: TableView,
    targetForMoveFrom start: RowPath,
    toProposed proposed: RowPath
  ) throws -> RowPath {
    try tableView(
      table,
      targetIndexPathForMoveFromRowAt: IndexPath(start),
      toProposedIndexPath: IndexPath(proposed)
    ).rowPath
  }
}
