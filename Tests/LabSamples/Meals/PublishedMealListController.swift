import MVC
import UIKitNames

/// The list of meals as it was published: it has the meals, and updates its own rows.
final class PublishedMealListController: UITableViewController, UITableViewEditingDataSource {
  private var meals = Meal.samples
  private let addButton = UIBarButtonItem("+")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Meals"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = addButton
    addButton.onTap(self) { $0.addMeal() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    meals.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell {
      UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    }
    let meal = meals[indexPath.row]
    cell.textLabel?.text = meal.name
    cell.detailTextLabel?.text = meal.stars
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    meals.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let form = MealFormController(meals[indexPath.row])
    form.onSave = Block(self) { $0.save($1, at: indexPath) }
    navigationController?.pushViewController(form, animated: true)
  }

  private func addMeal() {
    let form = MealFormController(nil)
    form.onSave = Block(self) { $0.save($1, at: nil) }
    present(form, animated: true)
  }

  private func save(_ meal: Meal, at indexPath: IndexPath?) {
    if let indexPath {
      meals[indexPath.row] = meal
      tableView.reloadRows(at: [indexPath], with: .none)
    } else {
      meals.append(meal)
      tableView.insertRows(at: [IndexPath(row: meals.count - 1, section: 0)], with: .automatic)
    }
  }
}
