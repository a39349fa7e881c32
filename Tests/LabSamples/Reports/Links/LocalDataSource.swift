import MVC
import UIKitNames

/// The rows of a table that never changes.
final class FixedRows: UITableViewDataSource {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
}

/// Gives its table rows that are gone when the table asks.
final class LocalDataSource: UIViewController {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.addSubview(tableView)
    let source = FixedRows(["Hello I'm a row"])
    tableView.dataSource = source
  }
}
