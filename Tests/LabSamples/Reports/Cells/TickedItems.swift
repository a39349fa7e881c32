import MVC
import UIKitNames

/// Ticks the item that the user taps, and gives each cell what its item has.
final class TickedItems: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(viewport: 2)
  private let groceries = Groceries()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
    tableView.delegate = self
    token = groceries.$ticked.observe(self) { list, _ in list.tableView.reloadData() }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groceries.items.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = groceries.items[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = item
    cell.accessoryType = groceries.ticked.contains(item) ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    groceries.tick(groceries.items[indexPath.row])
  }
}
