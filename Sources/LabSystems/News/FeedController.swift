import HeadlessUI
import MVC

/// What every feed screen has, whatever its wiring: the table, which can be pulled and goes on.
class FeedController: ViewController, TableDataSource, TableDelegate {
  private(set) lazy var table = TableView(viewport: viewport)
  /// How many articles are on the screen at once; it counts until the screen is loaded.
  var viewport = 3

  override func loadView() {
    setTitle("首页")
    view.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  /// A cell for a row, painted.
  func cell(at row: Int) throws -> FeedCell { table.dequeueCell { FeedCell() } }
  func refreshData() {}
  func loadNextPage() {}

  func numberOfRows(in table: TableView) -> Int { 0 }
  func table(_ table: TableView, cellForRow row: Int) throws -> Cell { try cell(at: row) }
  func tableDidPull(_ table: TableView) { refreshData() }
  func tableDidReachEnd(_ table: TableView) { loadNextPage() }

  /// Asks with a sheet before something is done in the person's name.
  func ask(_ title: String, then action: AlertAction) {
    present(Alert(title, style: .sheet, actions: [action, AlertAction("Cancel")]))
  }
}
