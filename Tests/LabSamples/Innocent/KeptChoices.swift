import MVC
import UIKitNames

// near: stale-cell
// > set Express to on row 0; set Amount to 2 row 0; set Size to L row 0; scroll 13; set Express to on row 24
// > set Amount to 2 row 24; set Size to L row 24; scroll 0; set Express to off row 0; scroll 13; scroll 0

/// What the user wants of each of forty shirts.
final class ShirtOrder: Model {
  struct Shirt: ModelValue, Hashable {
    var isExpress = false
    var amount = 0.0
    var size = 1
  }

  @Observed private(set) var shirts = Array(repeating: Shirt(), count: 40)

  func set(_ shirt: Shirt, at row: Int) { $shirts.replace(at: row, with: shirt) }
}

/// A row with three controls, which calls one closure for all of them.
final class ShirtCell: UITableViewCell {
  let express = UISwitch("Express")
  let amount = UIStepper("Amount")
  let size = UISegmentedControl(items: ["S", "M", "L"])
  var onChange: (ShirtCell) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    size.accessibilityLabel = "Size"
    for control in [express, amount, size] as [UIControl] {
      addSubview(control)
      control.addTarget(self, action: ShirtCell.change, for: .valueChanged)
    }
  }

  private func change() { onChange(self) }
}

/// Sets each control of a row from the model, whatever the cell shows already.
final class KeptChoices: UITableViewController {
  private let order = ShirtOrder()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShirtCell.self, forCellReuseIdentifier: "Shirt")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    order.shirts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (row, shirt) = (indexPath.row, order.shirts[indexPath.row])
    let cell = tableView.dequeueReusableCell(withIdentifier: "Shirt", for: indexPath)
    cell.textLabel?.text = "Shirt \(row + 1)"
    guard let cell = cell as? ShirtCell else { return cell }
    cell.express.setOn(shirt.isExpress, animated: false)
    cell.amount.value = shirt.amount
    cell.size.selectedSegmentIndex = shirt.size
    cell.onChange = { [order] cell in
      let (isExpress, amount) = (cell.express.isOn, cell.amount.number)
      let size = cell.size.selectedSegmentIndex
      order.set(.init(isExpress: isExpress, amount: amount, size: size), at: row)
    }
    return cell
  }
}
