import MVC
import UIKitNames

// near: ui-changes-ui
// > outside change; select 0; tap Add; back

/// Counts the words in its title when it comes back, and when a notification says so.
final class ReturningCount: WordList {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = words.$all.observe(self) { list, event in
      try list.tableView.apply(event.change)
      list.showCount()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showCount()
  }

  private func showCount() { title = "\(words.all.count) words" }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(WordForm(words), animated: true)
  }
}
