import UIKitNames

/// Keeps the data source of its table.
final class KeptDataSource: UIViewController {
  private let tableView = UITableView()
  private let source = FixedRows(["Hello I'm a row"])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.addSubview(tableView)
    tableView.dataSource = source
  }
}
