import MVC
import UIKitNames

// in: guilty
// near: diverges
// > swipe 0; outside change

/// Applies each change to its table, which keeps an open menu.
class AppliedWords: WordList {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = words.$all.observe(self) { list, event in try list.show(event.change) }
  }

  func show(_ change: Change) throws { try tableView.apply(change) }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .destructive, title: "Delete") { [words] _, _, done in
      words.removeWord(at: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
