import HeadlessUI
import MVC

/// The feed screen of every wiring: a table that the user can pull down, and scroll to the next page.
class FeedController: ViewController, TableDataSource, TableDelegate {
  private(set) lazy var table = TableView(viewport: viewport)
  /// The number of articles on the screen at once; it must be set before the view is loaded.
  var viewport = 3

  override func loadView() {
    title = "首页"
    view.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  /// Returns a cell that shows the article of a row.
  func cell(at row: Int) throws -> FeedCell { table.dequeueCell { FeedCell() } }
  func refreshData() {}
  func loadNextPage() {}

  func numberOfRows(in table: TableView) -> Int { 0 }
  func table(_ table: TableView, cellForRow row: Int) throws -> Cell { try cell(at: row) }
  func tableDidPull(_ table: TableView) { refreshData() }
  func tableDidReachEnd(_ table: TableView) { loadNextPage() }

  /// Asks the user with a sheet before an action.
  func ask(_ title: String, then action: AlertAction) {
    present(Alert(title, style: .sheet, actions: [action, AlertAction("Cancel")]))
  }
}
