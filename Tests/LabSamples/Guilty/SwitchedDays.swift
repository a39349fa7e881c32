import MVC
import UIKitNames

// > set Day 3 to on; set Day 5 to on; set Day 5 to off; scroll 13

/// The days of a month on which an alarm rings.
final class AlarmDays: Model {
  @Observed private(set) var days: Set<Int> = []

  func turn(_ day: Int, on isOn: Bool) {
    if isOn { days.insert(day) } else { days.remove(day) }
  }
}

/// A row with a switch at its end.
final class DayCell: UITableViewCell {
  let toggle = UISwitch()
  var onTurn: (UISwitch) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    toggle.addTarget(self, action: DayCell.turn, for: .valueChanged)
  }

  private func turn(_ sender: UISwitch) { onTurn(sender) }
}

/// Keeps which days are on, and never sets a switch from that.
final class SwitchedDays: UITableViewController {
  private let alarm = AlarmDays()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DayCell.self, forCellReuseIdentifier: "Day")
    token = alarm.$days.observe(self) { list, _ in list.title = "\(list.alarm.days.count) days" }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    31
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let day = indexPath.row + 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "Day", for: indexPath)
    cell.textLabel?.text = "Day \(day)"  // stale-cell
    (cell as? DayCell)?.onTurn = { [alarm] toggle in alarm.turn(day, on: toggle.isOn) }
    return cell
  }
}
