import MVC
import UIKitNames

// > open screen as second; in first tap Send

/// Has a chat of its own, and listens to those of all other windows.
final class EverySender: UITableViewController {
  private let chat = ChatRoom()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send",
      style: .plain,
      target: self,
      action: EverySender.send
    )
    observe(.messageCame) { list, _ in  // notified-by-stranger
      list.tableView.reloadData()
    }
  }

  private func send() { chat.send("Me too") }

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
}
