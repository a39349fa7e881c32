import Foundation
import HeadlessUI

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

  /// Returns what the method with UIKit's name returns.
  public func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
    try swipeActions(of: table, row: row)
  }

  public func table(_ table: TableView, didSelectRow row: Int) throws {
    guard let path = table.indexPath(of: row),
      let selected = try tableView(table, willSelectRowAt: path)
    else { return }
    table.selectedRow = table.row(at: selected.rowPath)
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

/// The delegate of a table that is called when a cell comes into sight.
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
public protocol UITableViewSectionViewDelegate: UITableViewDelegate, SectionViewTableDelegate {}

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
