import MVC
import UIKitNames

// finds: sent-twice
// > type Hi in Note; tap Save; tap Save; server ok; server ok

/// Notes that are set as a whole when the server has one more.
final class SavedNotes: Model {
  @Observed private(set) var notes: [String] = []

  func save(_ note: String) {
    server?.send(Request("note", note), then: Block(self) { notes, _ in notes.notes.append(note) })
  }
}

/// Saves at each tap what is in its field.
final class SetTwice: UITableViewController {
  private let notes = SavedNotes()
  private let field = UITextField("Note")
  private let button = UIButton("Save")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: SetTwice.save, for: .touchUpInside)
    token = notes.$notes.observe(self) { list, _ in list.tableView.reloadData() }
  }

  private func save() { notes.save(field.text ?? "") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.notes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = notes.notes[indexPath.row]
    return cell
  }
}
