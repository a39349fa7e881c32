import MVC
import UIKitNames

/// The weights that the user has entered.
final class EnteredWeights: Model {
  @Observed private(set) var all = ["80 kg"]

  func enter(_ weight: String) { $all.append(weight) }
}

/// A sheet in which the user enters a weight.
final class WeightSheet: UIViewController {
  private let weights: EnteredWeights
  private let button = UIButton("Save")

  init(_ weights: EnteredWeights) {
    self.weights = weights
    super.init()
    title = "Weight"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: WeightSheet.save, for: .touchUpInside)
  }

  private func save() {
    weights.enter("79 kg")
    dismiss(animated: true)
  }
}

/// Reads the weights when it appears, which a screen below a sheet does not do again.
class ReadWhenAppearing: UITableViewController {
  let weights: EnteredWeights

  init(_ weights: EnteredWeights) {
    self.weights = weights
    super.init()
    title = "Weights"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      style: .plain,
      target: self,
      action: ReadWhenAppearing.add
    )
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.reloadData()
  }

  private func add() { present(WeightSheet(weights), animated: true) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    weights.all.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = weights.all[indexPath.row]
    return cell
  }
}
