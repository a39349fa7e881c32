import MVC
import UIKitNames

extension TwoPushes {
  /// Pushes the screen of a conversation when its messages have come, and hears each tap until then.
  final class InboxViewController: Correct.InboxViewController {
    override func open(_ indexPath: IndexPath) {
      let id = rows[indexPath.row].id
      store.thread(id).load(
        then: Block(self) { list, reason in
          guard reason == nil else { return list.ifRefused(reason, from: list) }
          let screen = list.makeConversation(id)
          list.navigationController?.pushViewController(screen, animated: true)
        }
      )
    }
  }
}
