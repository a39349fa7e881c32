import Foundation
import HeadlessUI

/// The data source of a table whose rows the user can move.
///
/// UIKit looks whether the data source has `tableView(_:moveRowAt:to:)`; Swift needs a protocol for that.
public protocol UITableViewReorderingDataSource: UITableViewDataSource, ReorderableTableDataSource {
  /// Returns whether the user may move the row; true by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) throws -> Bool
  /// Called when the user has moved a row, which the table shows at its new place already.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) throws
}

extension UITableViewReorderingDataSource {
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func table(_ table: TableView, canMoveRow row: Int) throws -> Bool {
    try table.indexPath(of: row).map { try tableView(table, canMoveRowAt: $0) } ?? false
  }

  public func table(_ table: TableView, moveRowAt from: RowPath, to: RowPath) throws {
    try tableView(table, moveRowAt: IndexPath(from), to: IndexPath(to))
  }
}
