import MVC
import UIKitNames

// near: model-in-controller
// > select 1; select 1; select 0

/// Shows a fixed row, and then the words, of which closures share a copy that follows the model.
final class CopiedRows: WordList {
  private static let hints = ["Tap a word to remove it"]
  private var rows: () -> [String] = { [] }
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    var copy = Self.hints + words.all
    rows = { copy }
    token = words.$all.observe(self) { list, _ in
      copy = Self.hints + list.words.all
      list.tableView.reloadData()
    }
  }

  override var shown: [String] { rows() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row > 0 { words.removeWord(at: indexPath.row - 1) }
  }
}
