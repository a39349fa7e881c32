import MVC
import UIKitNames

// > tap Add

/// Hears of the list of a store.
protocol PageStoreDelegate: AnyObject {
  func pagesDidChange()
}

/// Calls its delegate before it has changed.
final class PageStore: Model {
  @Delegate var delegate: (any PageStoreDelegate)?
  @Observed private(set) var pages = ["Cover"]

  func add(_ page: String) {
    $delegate { $0.pagesDidChange() }  // told-too-early
    $pages.append(page)
  }
}

/// Is the delegate of its store, and observes nothing else.
final class EarlyDelegate: UITableViewController, PageStoreDelegate {
  private let store = PageStore()
  private let button = UIButton("Add")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: EarlyDelegate.add, for: .touchUpInside)
    store.delegate = self
  }

  private func add() { store.add("Index") }
  func pagesDidChange() { tableView.reloadData() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.pages.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = store.pages[indexPath.row]
    return cell
  }
}
