import MVC
import UIKitNames

/// While the user edits the list, its last row is 'Add'.
final class AddingRowController: UITableViewController, UITableViewEditingDataSource,
  UITableViewEditingDelegate
{
  private let store = NameStore()
  private var addingPath: IndexPath { IndexPath(row: store.names.count, section: 0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    observe(.namesDidChange, from: store) { controller, _ in controller.tableView.reloadData() }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if editing {
      tableView.insertRows(at: [addingPath], with: .automatic)
    } else {
      tableView.deleteRows(at: [addingPath], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.names.count + (isEditing ? 1 : 0)
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(
        style: .default,
        reuseIdentifier: "name"
      )
    cell.textLabel?.text = indexPath == addingPath ? "Add" : store.texts[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath == addingPath ? .insert : .delete }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .insert {
      store.add("Ada \(store.names.count)")
    } else {
      store.remove(at: indexPath.row)
    }
  }
}
