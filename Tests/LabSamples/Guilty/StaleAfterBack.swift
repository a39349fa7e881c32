import MVC
import UIKitNames

// finds: screen-disagrees-with-model
// > select 0; tap Add; back

/// Shows after the form what it has shown before.
final class StaleAfterBack: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(WordForm(words), animated: true)
  }
}
