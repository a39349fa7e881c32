import HeadlessUI
import UIKitNames

/// A list of two sections.
class NamedList: UITableViewController {
  var sections = [["a", "b"], ["c"]]
  var heard: [String] = []
  var onSelect: (NamedList) -> Void = { _ in }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell { UITableViewCell() }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row) of \(indexPath.section)")
    onSelect(self)
  }
}
