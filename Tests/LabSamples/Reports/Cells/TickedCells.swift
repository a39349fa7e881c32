import MVC
import UIKitNames

/// What is to be bought.
final class Groceries: Model {
  let items = ["Apples", "Bread", "Corn", "Dates"]
  @Observed private(set) var ticked: Set<String> = []

  func tick(_ item: String) { ticked.insert(item) }
}

/// Ticks the cell that the user taps, and tells nobody.
final class TickedCells: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(viewport: 2)
  private let groceries = Groceries()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
    tableView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groceries.items.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = groceries.items[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}
