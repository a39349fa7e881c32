import Foundation
import HeadlessUI

/// A screen of one table, whose data source and delegate it is.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table.
  public let tableView = UITableView()
  /// Whether the selected row is deselected when the screen begins to appear; true at first.
  public var clearsSelectionOnViewWillAppear = true

  /// Makes a screen with a table: there are no nibs, so both are nil.
  override public init(nibName: Never? = nil, bundle: Never? = nil) { super.init() }

  /// Makes a screen with a table; all styles look the same here.
  public init(style: UITableView.Style) { super.init() }

  /// What the user pulls the table down for; nil if there is none.
  public var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  override open func loadView() {
    (tableView.dataSource, tableView.delegate) = (self, self)
    view.addSubview(tableView)
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { tableView.selectedRow = nil }
  }

  override open func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // Declared here, because a subclass can't override what only an extension of a protocol has.

  open func numberOfSections(in tableView: UITableView) throws -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) throws -> Int {
    0
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) throws -> UITableViewCell { UITableViewCell() }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) throws -> String? { nil }

  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) throws -> String? { nil }

  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) throws -> IndexPath? { indexPath }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) throws {}

  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws -> UISwipeActionsConfiguration? { nil }

  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws -> UISwipeActionsConfiguration? { nil }

  /// The height of a row; never called, because nothing is drawn in points.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  /// The height of a header; never called.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
  /// The height of a footer; never called.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }

  /// Returns the actions of the swipe menu of a row, by its number among all rows; by default those under UIKit's
  /// name.
  open func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
    try swipeActions(of: table, row: row)
  }
  /// Called when the user pulls the table down; does nothing by default.
  open func tableDidPull(_ table: TableView) throws {}
  /// Called when the user scrolls to the last row; does nothing by default.
  open func tableDidReachEnd(_ table: TableView) throws {}
}
