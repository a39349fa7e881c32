import MVC
import UIKitNames

// finds: controller-uses-network
// > tap Load; server ok; tap Load; server ok

/// A note of the server's, with its number there.
struct NumberedNote: Identifiable {
  let id: Int
  let text: String
}

/// Appends the notes that it has loaded to those that it has, which may be the same.
final class AppendedAgain: UITableViewController {
  private var notes: [NumberedNote] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Load",
      style: .plain,
      target: self,
      action: AppendedAgain.load
    )
  }

  private func load() {
    server?.send(Request("notes"), then: Block(self) { list, _ in list.show() })
  }

  private func show() {
    notes.append(NumberedNote(id: 1, text: "Tea"))
    tableView.reloadData()  // listed-twice, ui-changes-ui
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = notes[indexPath.row].text
    return cell
  }
}
