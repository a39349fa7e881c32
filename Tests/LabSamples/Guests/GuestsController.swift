import MVC
import UIKitNames

/// A list of guests that is shown by snapshots of their names; a tap on a row turns its guest.
class GuestsController: UITableViewController {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, String>

  enum Section { case all }

  private let guests: Guests
  private lazy var dataSource = makeDataSource()
  private var token: ObservationToken?

  init(_ guests: Guests) {
    self.guests = guests
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Guests"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Invite",
      style: .plain,
      target: self,
      action: GuestsController.invite
    )
    token = guests.$all.observe(self) { controller, _ in controller.showGuests() }
    showGuests()
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, String> {
    UITableViewDiffableDataSource(tableView: tableView) { [guests] tableView, _, name in
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "guest")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "guest")
      cell.textLabel?.text = name
      cell.detailTextLabel?.text = guests.named(name)?.isHere == true ? "here" : "expected"
      return cell
    }
  }

  private func showGuests() {
    var snapshot = Snapshot()
    snapshot.appendSections([.all])
    snapshot.appendItems(guests.all.map(\.name))
    snapshot.reconfigureItems(changed(from: dataSource.snapshot(), to: snapshot))
    dataSource.apply(snapshot)
  }

  /// The guests whose rows stay, and may show something else now.
  func changed(from old: Snapshot, to new: Snapshot) -> [String] {
    old.itemIdentifiers.filter { new.indexOfItem($0) != nil }
  }

  private func invite() { guests.invite() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    dataSource.itemIdentifier(for: indexPath).map(guests.turn)
  }
}

/// It trusts the snapshots to find out what has changed, but the name of a guest is the same as before.
final class TrustingGuestsController: GuestsController {
  override func changed(from old: Snapshot, to new: Snapshot) -> [String] { [] }
}
