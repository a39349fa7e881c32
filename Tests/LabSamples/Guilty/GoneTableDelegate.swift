import MVC
import UIKitNames

// finds: lost-link
// > select 0

/// Removes the row that the user selects.
final class RemovingDelegate: UITableViewDelegate {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    words.remove(words.all[indexPath.row])
  }
}

/// Gives its table a delegate that nobody keeps.
final class GoneTableDelegate: WordList {
  override func viewDidLoad() {
    super.viewDidLoad()
    let delegate = RemovingDelegate(words)
    tableView.delegate = delegate
  }
}
