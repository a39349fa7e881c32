import MVC
import UIKitNames

// near: bound-at-wrong-time, handled-twice
// > select 0; back; outside change

/// Observes the words while a user sees them.
final class ObservedWhileVisible: WordList {
  private var token: ObservationToken?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    token = words.$all.observe(self) { list, _ in list.tableView.reloadData() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    token = nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(WordForm(words), animated: true)
  }
}
