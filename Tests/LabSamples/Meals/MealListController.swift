import MVC
import UIKitNames

/// The list of meals over a model; it shows what the model says.
final class MealListController: UITableViewController, UITableViewEditingDataSource {
  private let store: MealStore
  private let addButton = UIBarButtonItem("+")
  private var token: ObservationToken?

  init(_ store: MealStore) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Meals"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = addButton
    addButton.onTap(self) { $0.addMeal() }
    token = store.$meals.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.meals.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell {
      UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    }
    let meal = store.meals[indexPath.row]
    cell.textLabel?.text = meal.name
    cell.detailTextLabel?.text = meal.stars
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { store.remove(at: indexPath.row) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let form = MealFormController(store.meals[indexPath.row])
    form.onSave = Block(store) { $0.replace(at: indexPath.row, by: $1) }
    navigationController?.pushViewController(form, animated: true)
  }

  private func addMeal() {
    let form = MealFormController(nil)
    form.onSave = Block(store) { $0.add($1) }
    present(form, animated: true)
  }
}
