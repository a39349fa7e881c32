import MVC
import UIKitNames

// > type a; type ab; server ok last Abe,Abi; server ok first Ann

/// Looks for names, and believes each answer.
final class RacingNames: Model {
  @Observed private(set) var found = ""

  func find(_ text: String) {
    server?.send(
      Request("names", text),
      then: Block(self) { names, response in
        names.$found.set(response.body)  // older-answer-wins
      }
    )
  }
}

/// Shows what was found last.
final class RacingSearch: UIViewController, UISearchBarDelegate {
  private let names = RacingNames()
  private let searchBar = UISearchBar()
  private let label = UILabel(identifier: "found")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(searchBar)
    view.addSubview(label)
    searchBar.delegate = self
    token = names.$found.observe(self) { page, _ in page.label.text = page.names.found }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    names.find(searchText)
  }
}
