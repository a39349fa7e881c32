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

  /// The title under UIKit's name.
  public func table(_ table: TableView, titleForHeaderInSection section: Int) throws -> String? {
    try tableView(table, titleForHeaderInSection: section)
  }

  /// The title under UIKit's name.
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
