import MVC
import UIKitNames

// finds: lost-link
// > type a in Search

/// Narrows what a list shows while the user types.
final class Narrowing: UISearchBarDelegate {
  private weak var list: NarrowedWords?

  init(_ list: NarrowedWords) { self.list = list }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    list?.show(searchText)
  }
}

/// Shows the words with a text.
class NarrowedWords: WordList {
  private var wanted = ""

  override var shown: [String] { words.all.filter { wanted.isEmpty || $0.contains(wanted) } }

  func show(_ text: String) {
    wanted = text
    tableView.reloadData()
  }
}

/// Gives its search bar a delegate that nobody keeps.
final class GoneSearchDelegate: NarrowedWords {
  private let searchBar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = searchBar
    let delegate = Narrowing(self)
    searchBar.delegate = delegate
  }
}
