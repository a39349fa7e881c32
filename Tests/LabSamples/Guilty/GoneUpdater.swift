import MVC
import UIKitNames

// finds: lost-link
// > type a in Search

/// Updates the results of a search for a list.
final class ListUpdater: UISearchResultsUpdating {
  private weak var list: NarrowedWords?

  init(_ list: NarrowedWords) { self.list = list }

  func updateSearchResults(for searchController: UISearchController) {
    list?.show(searchController.searchBar.text ?? "")
  }
}

/// Gives its search controller an updater that nobody keeps.
final class GoneUpdater: NarrowedWords {
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    let updater = ListUpdater(self)
    search.searchResultsUpdater = updater
    navigationItem.searchController = search
  }
}
