import MVC
import UIKitNames

// > type Ada in Guest row 0; type Bob in Guest row 1; scroll 13; scroll 0

/// Who sits where.
final class SeatPlan: Model {
  @Observed private(set) var guests = Array(repeating: "", count: 40)

  func seat(_ guest: String, at seat: Int) { $guests.replace(at: seat, with: guest) }
}

protocol SeatCellDelegate: AnyObject {
  func seatCell(_ cell: SeatCell, didType name: String)
}

/// A row with a field, which tells its delegate each letter.
final class SeatCell: UITableViewCell {
  let guest = UITextField()
  weak var delegate: (any SeatCellDelegate)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    guest.placeholder = "Guest"
    addSubview(guest)
    guest.addTarget(self, action: SeatCell.edit, for: .editingChanged)
  }

  private func edit() { delegate?.seatCell(self, didType: guest.text ?? "") }
}

/// Keeps the guest of each seat, and forgets to give it to the cell.
final class DelegatedNames: UITableViewController, SeatCellDelegate {
  private let plan = SeatPlan()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SeatCell.self, forCellReuseIdentifier: "Seat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    plan.guests.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Seat", for: indexPath)
    cell.textLabel?.text = "Seat \(indexPath.row + 1)"  // stale-cell
    (cell as? SeatCell)?.delegate = self
    return cell
  }

  func seatCell(_ cell: SeatCell, didType name: String) {
    guard let seat = tableView.indexPath(for: cell)?.row else { return }
    plan.seat(name, at: seat)
  }
}
