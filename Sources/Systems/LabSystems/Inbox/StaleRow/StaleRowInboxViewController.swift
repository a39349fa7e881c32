import MVC
import UIKitNames

extension StaleRow {
  /// Makes each cell with a closure for its star, which keeps the number of the row that the cell is made for.
  final class InboxViewController: Correct.InboxViewController {
    override func dequeueCell(for indexPath: IndexPath) -> Correct.ConversationCell {
      if let cell = tableView.dequeueReusableCell(withIdentifier: "starred") as? StarredCell {
        return cell
      }
      let cell = StarredCell(style: .subtitle, reuseIdentifier: "starred")
      cell.onStar = { [weak self] in self?.star(at: indexPath) }
      return cell
    }

    private func star(at indexPath: IndexPath) {
      guard rows.indices.contains(indexPath.row) else { return }
      let conversation = rows[indexPath.row]
      store.setStarred(conversation.id, !conversation.isStarred, then: ifRefused)
    }
  }

  /// Calls a closure in place of its delegate.
  final class StarredCell: Correct.ConversationCell {
    var onStar: (() -> Void)?

    override func starTapped() { onStar?() }
  }
}
