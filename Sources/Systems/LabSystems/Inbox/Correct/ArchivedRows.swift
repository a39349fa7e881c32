import MVC
import UIKitNames

/// Fills the table of the archived conversations.
final class ArchivedRows: Controller, UITableViewDataSource {
  private let store: ConversationStore

  init(_ store: ConversationStore) { self.store = store }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.archived.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "archived")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "archived")
    let conversation = store.archived[indexPath.row]
    cell.textLabel?.text = conversation.title
    cell.detailTextLabel?.text = conversation.lastLine
    return cell
  }
}
