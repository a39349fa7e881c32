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
  /// Returns how high UIKit draws a row; nobody asks here.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns how high a row may be, before UIKit draws it; nobody asks here.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns how high UIKit draws what is above a section; nobody asks here.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns how high UIKit draws what is below a section; nobody asks here.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
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

  public func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  public func tableView(
    _ tableView: UITableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  public func tableView(
    _ tableView: UITableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// Asks for the menu under UIKit's name.
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
