import MVC
import UIKitNames

// > outside change; select 0

/// Says how many messages there are, and that there is none when the user has opened one.
final class ReadMessages: UITableViewController {
  private let chat: ChatRoom
  private let label = UILabel(identifier: "unread")
  private var token: ObservationToken?

  init(_ chat: ChatRoom) {
    self.chat = chat
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    token = chat.$messages.observe(self) { list, event in
      try list.tableView.apply(event.change)
      list.label.text = "\(list.chat.messages.count) messages"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chat.messages.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = chat.messages[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    label.text = "No new messages"  // ui-changes-ui
  }
}
