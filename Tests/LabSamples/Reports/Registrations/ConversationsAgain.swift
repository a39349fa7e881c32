import MVC
import UIKitNames

/// Registers for the messages each time it appears.
final class ConversationsAgain: ConversationList {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    observe(.messageDidArrive, from: inbox) { list, _ in
      list.tableView.reloadData()
    }
  }
}
