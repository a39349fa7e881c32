import HeadlessUI
import MVC
import UIKitNames

// near: model-in-controller, ui-changes-ui
// > select 0; select 1; select 0; outside change

/// Says more about the rows that the user has opened.
class ExpandedRows: WordList {
  @ViewState private var expanded: Set<Int> = []
  private var token: ObservationToken?

  override var shown: [String] {
    words.all.enumerated().map { expanded.contains($0) ? "\($1), of which we need two" : $1 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if expanded.remove(indexPath.row) == nil { expanded.insert(indexPath.row) }
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}
