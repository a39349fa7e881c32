import MVC
import UIKitNames

// near: acts-on-another-row
// > type Eggs in Text; select 1; select 0; type "" in Text; select 2

/// The notes, and which one is in the editor.
final class EditedNotes: Model {
  struct Note: ModelValue, Hashable {
    let id: Int
    var text: String
  }

  @Observed private(set) var notes = [
    Note(id: 1, text: "Milk"), Note(id: 2, text: "Rent"), Note(id: 3, text: "Call"),
  ]
  @Observed private(set) var current = 1

  func text(of id: Int) -> String { notes.first { $0.id == id }?.text ?? "" }

  /// Stores a note; an empty one is thrown away.
  func store(_ text: String, in id: Int) {
    guard let row = notes.firstIndex(where: { $0.id == id }), notes[row].text != text else {
      return
    }
    if text.isEmpty {
      $notes.remove(at: row)
    } else {
      $notes.replace(at: row, with: Note(id: id, text: text))
    }
  }

  func choose(_ id: Int) { current = id }
}

/// Stores what was typed into a note when another one is chosen.
final class NotesBesideEditor: UITableViewController {
  private let notes: EditedNotes
  private let editor = UITextField()
  private var tokens: [ObservationToken] = []

  init(_ notes: EditedNotes) {
    self.notes = notes
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    editor.placeholder = "Text"
    tableView.tableHeaderView = editor
    tokens = [
      notes.$notes.observe(self) { try $0.tableView.apply($1.change) },
      notes.$current.observe(self, options: [.initial, .new]) { screen, _ in
        screen.editor.text = screen.notes.text(of: screen.notes.current)
      },
    ]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.notes.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = notes.notes[indexPath.row].text
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let id = notes.notes[indexPath.row].id
    notes.store(editor.text ?? "", in: notes.current)
    notes.choose(id)
  }
}
