import MVC
import UIKitNames

extension ActionPerReuse {
  /// Adds an action to a cell's star each time the cell is filled.
  final class InboxViewController: Correct.InboxViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(PlainCell.self, forCellReuseIdentifier: "conversation")
    }

    override func fill(_ cell: Correct.ConversationCell, with conversation: Conversation) {
      super.fill(cell, with: conversation)
      cell.starButton.addAction(
        UIAction { [weak self] _ in self?.conversationCellDidTapStar(conversation.id) },
        for: .touchUpInside
      )
    }
  }

  /// Leaves the star to its list.
  final class PlainCell: Correct.ConversationCell {
    override func starTapped() {}
  }
}
