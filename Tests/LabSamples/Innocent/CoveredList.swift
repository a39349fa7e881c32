import MVC
import UIKitNames

// near: screen-disagrees-with-model
// > select 0; tap Add; back

/// Reloads when it comes back; a form covers it until then.
final class CoveredList: WordList {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(WordForm(words), animated: true)
  }
}
