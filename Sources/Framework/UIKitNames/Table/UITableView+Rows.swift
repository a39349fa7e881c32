import Foundation
import HeadlessUI
import MVC

/// What a table knows of its rows, as it last counted them; before the table is loaded it has none.
extension TableView {
  /// A view above the first row; nil if there is none.
  public var tableHeaderView: UIView? {
    get { headerView }
    set { headerView = newValue }
  }

  /// A view below the last row; nil if there is none.
  public var tableFooterView: UIView? {
    get { footerView }
    set { footerView = newValue }
  }

  /// The number of sections.
  public var numberOfSections: Int { sectionCount }

  /// The number of rows in a section; a section that a loaded table does not have ends the program, as UIKit's
  /// exception does.
  public func numberOfRows(inSection section: Int) -> Int {
    var count = 0
    endingFlow {
      count = try rowCount(inSection: section)
    }
    return count
  }

  /// The cell of a row; nil if the row is not on the screen.
  public func cellForRow(at path: IndexPath) -> UITableViewCell? { visibleCell(at: path) }

  func visibleCell<Visible: Cell>(at path: IndexPath) -> Visible? {
    guard let row = row(at: path.rowPath), visibleRows.contains(row) else { return nil }
    return visibleCells[row - offset] as? Visible
  }

  /// The places of the rows on the screen; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    visibleRows.isEmpty ? nil : visibleRows.compactMap(indexPath(of:))
  }

  /// The place of the row or the item that a cell shows; nil if it shows none.
  public func indexPath(for cell: Cell) -> IndexPath? {
    visibleCells.firstIndex { $0 === cell }.flatMap { indexPath(of: offset + $0) }
  }

  /// The place of a row by its number among all rows; nil if there is no such row.
  func indexPath(of row: Int) -> IndexPath? { path(of: row).map(IndexPath.init) }

  /// Where a row that is scrolled to stands on the screen.
  public enum ScrollPosition: Sendable {
    /// Where it is, or at the edge where it comes into sight.
    case none
    /// As the first row, in the middle of the screen, or as the last row.
    case top, middle, bottom
  }

  /// Scrolls until a row is on the screen; nothing is animated.
  ///
  /// A row that the table does not have ends the program, as UIKit's exception does.
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    endingFlow {
      try scroll(to: path.rowPath) { row in
        switch position {
        case .none where visibleRows.contains(row): offset
        case .none where row < offset, .top: row
        case .middle: row - viewport / 2
        case .none, .bottom: row - viewport + 1
        }
      }
    }
  }
}

/// Updates of sections that do not throw: as UIKit's exception does, a fault ends the program.
extension TableView {
  /// Inserts sections; these are their indexes after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    endingFlow { try insertSections(at: Indexes(sections)) }
  }

  /// Deletes sections; these are their indexes before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    endingFlow { try deleteSections(at: Indexes(sections)) }
  }

  /// Reloads the titles and rows of these sections, which may have more or fewer rows than before.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    endingFlow { try reloadSections(at: Indexes(sections)) }
  }
}
