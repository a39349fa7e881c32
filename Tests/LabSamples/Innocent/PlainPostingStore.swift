import MVC
import UIKitNames

// near: ui-changes-ui
// > tap Add; outside change

extension NotificationName where Payload == Void {
  fileprivate static let toolsDidChange: Self = "toolsDidChange"
}

/// Keeps its state in a plain array, and posts after it has changed it.
final class ToolStore: Model, ChangedElsewhere {
  private(set) var tools = ["Saw"]

  func add(_ tool: String) {
    tools.append(tool)
    post(.toolsDidChange, ())
  }

  func changeElsewhere() { add("File") }
}

/// Shows the tools, and how many there are.
final class PlainPostingStore: UITableViewController {
  private let store: ToolStore

  init(_ store: ToolStore) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: PlainPostingStore.add
    )
    observe(.toolsDidChange, from: store) { list, _ in list.showTools() }
  }

  private func add() { store.add("Drill") }

  private func showTools() {
    title = "\(store.tools.count) tools"
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.tools.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = store.tools[indexPath.row]
    return cell
  }
}
