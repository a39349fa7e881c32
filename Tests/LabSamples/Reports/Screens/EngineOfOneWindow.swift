import MVC
import UIKitNames

/// Which engine searches.
final class SearchEngine: Model {
  @Observed private(set) var name = "Alpha"

  func change() { name = name == "Alpha" ? "Beta" : "Alpha" }
}

/// Shows the engine, and changes it, in this window.
class EngineOfOneWindow: UITableViewController {
  let engine: SearchEngine

  init(_ engine: SearchEngine) {
    self.engine = engine
    super.init()
    title = "Search"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = engine.name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    engine.change()
    tableView.reloadData()
  }
}
