import MVC
import UIKitNames

/// What was ordered, by the name of the ware.
final class WareOrders: Model {
  let wares = ["Cap", "Hat", "Scarf", "Shirt"]
  @Observed private(set) var ordered: [String] = []

  func order(_ ware: String) { $ordered.append(ware) }
}

/// Switches its button off when it is tapped.
final class WareCell: UITableViewCell {
  let button = UIButton("Order")
  var onOrder: () -> Void = {}

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(button)
    button.addTarget(self, action: WareCell.order, for: .touchUpInside)
  }

  private func order() {
    button.isEnabled = false
    onOrder()
  }
}

/// Shows the wares, of which each can be ordered once.
class ButtonOffInCell: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(viewport: 2)
  let orders = WareOrders()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wares"
    view.addSubview(tableView)
    tableView.register(WareCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.wares.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let ware = orders.wares[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = ware
    if let cell = cell as? WareCell { prepare(cell, for: ware) }
    return cell
  }

  func prepare(_ cell: WareCell, for ware: String) {
    cell.onOrder = { [orders] in orders.order(ware) }
  }
}
