import MVC
import UIKitNames

// > tap Add

extension NotificationName where Payload == Void {
  fileprivate static let notesDidChange: Self = "notesDidChange"
}

/// A model in name: it keeps nothing, and only posts.
final class NotePoster: Model {
  func tell() { post(.notesDidChange, ()) }
}

/// Keeps its notes in a static array, so that they survive it.
final class StaticNotes: UITableViewController {
  nonisolated(unsafe) private static var notes: [String] = []  // model-in-controller
  private let poster = NotePoster()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: StaticNotes.add
    )
    observe(.notesDidChange, from: poster) { list, _ in
      list.tableView.reloadData()  // ui-changes-ui
    }
  }

  private func add() {
    Self.notes.append("Note")
    poster.tell()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.notes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = Self.notes[indexPath.row]
    return cell
  }
}
