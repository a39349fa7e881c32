import MVC
import UIKitNames

/// Looks for products.
class ProductSearch: Model {
  @Observed fileprivate(set) var found = ""

  func find(_ text: String) {
    server?.send(
      Request("products", text),
      then: Block(self) { search, response in
        search.found = response.body
      }
    )
  }

  func show(_ response: Response) { found = response.body }
}

/// Searches at each letter, and shows what was found.
final class ProductPage: UIViewController, UISearchBarDelegate {
  private let search: ProductSearch
  private let searchBar = UISearchBar()
  private let label = UILabel(identifier: "found")
  private var token: ObservationToken?

  init(_ search: ProductSearch) {
    self.search = search
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [searchBar, label] as [UIView] { self.view.addSubview(view) }
    searchBar.delegate = self
    token = search.$found.observe(self) { page, _ in page.label.text = page.search.found }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search.find(searchText)
  }
}
