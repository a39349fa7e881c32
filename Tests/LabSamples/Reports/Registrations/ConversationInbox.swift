import MVC
import UIKitNames

extension NotificationName where Payload == String {
  static let messageDidArrive: Self = "messageDidArrive"
}

/// The messages that others send; it posts each.
final class ConversationInbox: Model, ChangedElsewhere {
  @Observed private(set) var messages: [String] = []
  @Observed private(set) var noticed = 0

  func notice() { noticed = messages.count }

  func changeElsewhere() {
    $messages.append("Hi")
    post(.messageDidArrive, "Hi")
  }
}

/// A list of the messages; the programs here differ in when they register.
class ConversationList: UITableViewController {
  let inbox: ConversationInbox

  init(_ inbox: ConversationInbox) {
    self.inbox = inbox
    super.init()
    title = "Messages"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inbox.messages.count + 1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = indexPath.row == 0 ? "Settings" : inbox.messages[indexPath.row - 1]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row > 0 { return inbox.notice() }
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
