import MVC
import UIKitNames

// near: stale-cell
// > type Tea in Answer row 0; return in Answer row 0; tap Add; scroll 13; type Rum in Answer row 20
// > return in Answer row 20; tap Add; tap Add; scroll 0; tap Add; scroll 25

/// Guests, of whom new ones come first, and what each of them drinks.
final class DrinkList: Model {
  @Observed private(set) var guests = Array(1...40)
  private(set) var drinks: [Int: String] = [:]

  func add() { $guests.insert([guests.count + 1], at: 0) }
  func serve(_ drink: String, to guest: Int) { drinks[guest] = drink }
}

/// Inserts rows above those that were typed into: a cell moves with its guest, and is not filled again.
final class GuestsAbove: UITableViewController {
  private let list = DrinkList()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AnswerCell.self, forCellReuseIdentifier: "Guest")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      style: .plain,
      target: self,
      action: GuestsAbove.add
    )
    token = list.$guests.observe(self) { screen, event in
      guard case .insert(let rows) = event.change else { return screen.tableView.reloadData() }
      screen.tableView.insertRows(at: rows.map { IndexPath(row: $0, section: 0) })
    }
  }

  private func add() { list.add() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.guests.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let guest = list.guests[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Guest", for: indexPath)
    cell.textLabel?.text = "Guest \(guest)"
    guard let cell = cell as? AnswerCell else { return cell }
    cell.field.text = list.drinks[guest]
    cell.onEnter = { [list] in list.serve($0, to: guest) }
    return cell
  }
}
