import MVC
import UIKitNames

// > set Amount to 3 row 1; scroll 13

/// How many of each dish are ordered.
final class DishOrder: Model {
  @Observed private(set) var amounts: [Int: Int] = [:]

  func order(_ amount: Int, of dish: Int) { amounts[dish] = amount }
}

/// A row with a stepper.
final class AmountCell: UITableViewCell {
  let stepper = UIStepper()
  var onStep: (Int) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stepper.accessibilityLabel = "Amount"
    stepper.maximumValue = 9
    addSubview(stepper)
    stepper.addTarget(self, action: AmountCell.step, for: .valueChanged)
  }

  private func step() { onStep(Int(stepper.value)) }
}

/// Orders what a stepper says, which goes on counting for the next dish.
final class OrderedAmounts: UITableViewController {
  private let order = DishOrder()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let dish = indexPath.row + 1
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Dish") as? AmountCell
      ?? AmountCell(style: .default, reuseIdentifier: "Dish")
    cell.textLabel?.text = "Dish \(dish)"  // stale-cell
    cell.onStep = { [order] in order.order($0, of: dish) }
    return cell
  }
}
