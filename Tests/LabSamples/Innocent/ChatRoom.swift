import MVC
import UIKitNames

extension NotificationName where Payload == String {
  static let messageCame: Self = "messageCame"
}

/// The messages of a chat, each of which it posts.
final class ChatRoom: Model, ChangedElsewhere {
  @Observed private(set) var messages = ["Hello"]

  func send(_ message: String) {
    $messages.append(message)
    post(.messageCame, message)
  }

  func changeElsewhere() { send("Anybody?") }
}

/// A list of messages, and a button that sends one.
class MessageList: UITableViewController {
  private let messages: () -> [String]
  private let send: () -> Void

  init(_ messages: @escaping () -> [String], send: @escaping () -> Void) {
    (self.messages, self.send) = (messages, send)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send",
      style: .plain,
      target: self,
      action: MessageList.sendMessage
    )
    observe(.messageCame) { list, _ in
      list.tableView.reloadData()
    }
  }

  private func sendMessage() { send() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages().count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = messages()[indexPath.row]
    return cell
  }
}
