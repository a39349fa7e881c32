import HeadlessUI
import MVC
import UIKitNames

// finds: AwaitedPictures.swift:55 stale-cell
// > server ok last; select 0

/// Shows only the first row after a tap; the cell that has asked for its picture shows no row any more.
final class FilteredPictures: WaitedPictures {
  @ViewState private var isFiltered = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isFiltered ? 1 : super.tableView(tableView, numberOfRowsInSection: section)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    isFiltered = true
    tableView.reloadData()
  }
}
