import Foundation
import HeadlessUI

/// The selected row, which stays selected until another one is, or it is deselected, reloaded or deleted, or the
/// editing of the rows begins or ends.
///
/// As the lab draws no look, it is drawn as any other row.
extension TableView {
  /// The place of the selected row; nil if none is selected.
  public var indexPathForSelectedRow: IndexPath? { selectedRow.flatMap(indexPath(of:)) }

  /// The place of the selected row, which is the only one; nil if none is selected.
  public var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }

  /// Selects a row, or none, and scrolls until it is on the screen, unless the position is `none`; the delegate is
  /// not called.
  ///
  /// A row that the table does not have ends the program, as UIKit's exception does, if it is to be scrolled to.
  public func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectedRow = path.flatMap { row(at: $0.rowPath) }
    guard let path, scrollPosition != .none else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Deselects a row; one that is not selected is no change.
  public func deselectRow(at path: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == path { selectedRow = nil }
  }
}
