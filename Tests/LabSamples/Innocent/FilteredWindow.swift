import MVC
import UIKitNames

// near: screens-disagree, ui-changes-ui, model-in-controller
// > open screen as second; in second type Mi; outside change; in second type ''

/// Shows the words that the user searches for; another window shows all.
final class FilteredWindow: WordList, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private var text = ""
  private var token: ObservationToken?

  override var shown: [String] { words.all.filter { text.isEmpty || $0.contains(text) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchBar)
    searchBar.delegate = self
    token = words.$all.observe(self) { list, _ in list.tableView.reloadData() }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    text = searchText
    tableView.reloadData()
  }
}
