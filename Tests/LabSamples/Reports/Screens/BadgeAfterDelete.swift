import MVC
import UIKitNames

/// Messages of friends.
final class FriendMessages: Model {
  @Observed private(set) var texts = ["Hello"]

  func remove(at row: Int) { $texts.remove(at: row) }

  /// What the badge says; nil if there is none.
  var badge: String? { texts.isEmpty ? nil : "\(texts.count)" }
}

/// Sets its badge when it appears.
class BadgeAfterDelete: UITableViewController {
  let messages: FriendMessages
  private var token: ObservationToken?

  init(_ messages: FriendMessages) {
    self.messages = messages
    super.init()
    title = "Messages"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = messages.$texts.observe(self) { list, event in
      try list.showChange(event.change)
    }
  }

  func showChange(_ change: Change) throws { try tableView.apply(change) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarItem.badgeValue = messages.badge
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.texts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = messages.texts[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    messages.remove(at: indexPath.row)
  }
}
