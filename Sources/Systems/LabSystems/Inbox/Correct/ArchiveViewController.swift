import HeadlessUI
import MVC
import UIKitNames

extension Correct {
  /// The archived conversations; a swipe moves one back to the inbox.
  class ArchiveViewController: UIViewController, UITableViewDelegate {
    let tableView: UITableView
    let store: ConversationStore
    private let makeConversation: (Int) -> UIViewController
    private lazy var archivedRows = ArchivedRows(store)

    init(_ models: InboxModels, makeConversation: @escaping (Int) -> UIViewController) {
      (store, self.makeConversation) = (models.store, makeConversation)
      tableView = UITableView(viewport: models.viewport)
      super.init()
      title = "Archived"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      setDataSource()
      tableView.delegate = self
      observe(.inboxDidChange, from: store) { archive, event in
        if case .archived(let change) = event.payload { try archive.tableView.apply(change) }
      }
    }

    func setDataSource() { tableView.dataSource = archivedRows }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let screen = makeConversation(store.archived[indexPath.row].id)
      navigationController?.pushViewController(screen, animated: true)
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let id = store.archived[indexPath.row].id
      return UISwipeActionsConfiguration(
        actions: [
          UIContextualAction(style: .normal, title: "Move to inbox") { [weak self] _, _, done in
            self?.unarchive(id)
            done(true)
          }
        ]
      )
    }

    private func unarchive(_ id: Int) {
      store.unarchive(
        id,
        then: Block(self) { if let reason = $1 { $0.showToast("Not done: \(reason)") } }
      )
    }
  }
}
