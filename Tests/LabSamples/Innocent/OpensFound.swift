import MVC
import UIKitNames

// in: guilty
// near: diverges, acts-on-another-row
// > type Br; select 0; back

/// Opens the word whose row the user selects.
class OpensFound: WordList, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private var text = ""

  override var shown: [String] { words.all.filter { text.isEmpty || $0.contains(text) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchBar)
    searchBar.delegate = self
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    text = searchText
    tableView.reloadData()
  }

  func word(at row: Int) -> String { shown[row] }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = word(at: indexPath.row)
    navigationController?.pushViewController(page, animated: true)
  }
}
