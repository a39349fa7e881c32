import MVC
import UIKitNames

extension UnclearedCell {
  /// Leaves the picture of a reused cell as it is until the new one has come.
  final class InboxViewController: Correct.InboxViewController {
    override func fill(_ cell: Correct.ConversationCell, with conversation: Conversation) {
      cell.show(conversation)
      showMark(of: conversation.id, in: cell)
      if let picture = pictures.picture(conversation.id) {
        cell.showPicture(picture)
      } else {
        pictures.load(conversation.id)
      }
    }
  }
}
