import MVC
import UIKitNames

// near: listed-twice
// > outside change; outside change; swipe 3; tap Delete; swipe 2; tap Delete

/// Lists two words of one text, and removes the one whose row the user swipes.
final class SameWordTwice: WordList {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

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
