import MVC
import UIKitNames

// near: model-knows-view
// > tap Add; outside change

/// A plain data source, which knows the table that it fills.
final class WordAdapter: UITableViewDataSource {
  private weak var tableView: UITableView?
  private let words: Words

  init(_ words: Words, fills tableView: UITableView) {
    (self.words, self.tableView) = (words, tableView)
    tableView.dataSource = self
  }

  func reload() { tableView?.reloadData() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.all.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = words.all[indexPath.row]
    return cell
  }
}

/// Has an adapter for its table, and tells it of each notification.
final class TableAdapter: UIViewController {
  private let words: Words
  private let tableView = UITableView()
  private let button = UIButton("Add")
  private lazy var adapter = WordAdapter(words, fills: tableView)
  private var token: ObservationToken?

  init(_ words: Words) {
    self.words = words
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.addSubview(button)
    button.addTarget(self, action: TableAdapter.add, for: .touchUpInside)
    adapter.reload()
    token = words.$all.observe(self) { page, _ in page.adapter.reload() }
  }

  private func add() { words.add("Tea") }
}
