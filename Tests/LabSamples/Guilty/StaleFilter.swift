import MVC
import UIKitNames

// finds: screens-disagree
// > open screen as second; in second type Mi; in first tap Clear

/// Shows what the user searches for, and keeps it when the words are gone.
final class StaleFilter: WordList, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private let button = UIButton("Clear")
  private var text = ""
  private var token: ObservationToken?

  override var shown: [String] { words.all.filter { text.isEmpty || $0.contains(text) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchBar)
    view.addSubview(button)
    searchBar.delegate = self
    button.addTarget(self, action: StaleFilter.clear, for: .touchUpInside)
    token = words.$all.observe(self) { list, _ in
      if list.text.isEmpty { list.tableView.reloadData() }
    }
  }

  private func clear() { words.remove("Milk") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    text = searchText
    tableView.reloadData()
  }
}
