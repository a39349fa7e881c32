import MVC
import UIKitNames

// > select 0; select 2

/// Duties, which have no identity but their place.
class Duties: Model {
  struct Duty: ModelValue, Hashable {
    let name: String
    var isDone = false
  }

  @Observed private(set) var duties = ["Ash", "Bin", "Ash"].map { Duty(name: $0) }

  func toggle(_ row: Int) {
    var duty = duties[row]
    duty.isDone.toggle()
    $duties.replace(at: row, with: duty)
  }

  func insertFirst() { $duties.insert([Duty(name: "Cup")], at: 0) }
}

/// Marks the duty below the one that the user taps.
class WrongDuty: UITableViewController {
  let model: Duties
  private var token: ObservationToken?

  init(_ model: Duties) {
    self.model = model
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = model.$duties.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.duties.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let duty = model.duties[indexPath.row]
    cell.textLabel?.text = duty.name
    cell.accessoryType = duty.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    model.toggle((indexPath.row + 1) % 3)  // acts-on-another-row
  }
}
