import MVC
import UIKitNames

// > set Taste to Good row 2; scroll 13

/// A row with three choices, of which none is selected at first.
final class RatedMealCell: UITableViewCell {
  let taste = UISegmentedControl(items: ["Bad", "Fair", "Good"])

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    taste.accessibilityLabel = "Taste"
    addSubview(taste)
  }

  func show(_ name: String) { textLabel?.text = name }
}

/// The names of the meals.
final class MealNames: Model {
  let names = (1...40).map { "Meal \($0)" }
}

/// Has each row show its meal, and reads the choices nowhere yet.
final class RatedMeals: UITableViewController {
  private let meals = MealNames()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RatedMealCell.self, forCellReuseIdentifier: "Meal")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    meals.names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Meal", for: indexPath)
    if let cell = cell as? RatedMealCell { cell.show(meals.names[indexPath.row]) }  // stale-cell
    return cell
  }
}
