import MVC
import UIKitNames

// near: screens-disagree, ui-changes-ui
// > open screen as second; in second set order to Name; outside change; in second set order to Date

/// Shows the words in the order that the user has chosen in this window.
final class SortedWindow: WordList {
  private let order = UISegmentedControl("order", ["Date", "Name"])
  private var token: ObservationToken?

  override var shown: [String] {
    order.selectedSegmentIndex == 1 ? words.all.sorted() : words.all
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(order)
    order.addTarget(self, action: SortedWindow.sort, for: .valueChanged)
    token = words.$all.observe(self) { list, _ in list.tableView.reloadData() }
  }

  private func sort() { tableView.reloadData() }
}
