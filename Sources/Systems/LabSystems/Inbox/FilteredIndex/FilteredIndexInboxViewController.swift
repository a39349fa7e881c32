import MVC
import UIKitNames

extension FilteredIndex {
  /// Looks the row of a result up in the whole list.
  final class InboxViewController: Correct.InboxViewController {
    override func open(_ indexPath: IndexPath) {
      guard store.conversations.indices.contains(indexPath.row) else { return }
      let screen = makeConversation(store.conversations[indexPath.row].id)
      navigationController?.pushViewController(screen, animated: true)
    }
  }
}
