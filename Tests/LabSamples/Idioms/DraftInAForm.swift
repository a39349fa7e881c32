import HeadlessUI
import MVC

/// Edits a copy of a name, and hands it over when the user saves it.
private final class NameForm: ViewController {
  @ViewState private var draft: Name
  private let onSave: Block<Name>
  private let (field, save, cancel) = (TextField("Name"), Button("Save"), Button("Cancel"))

  init(_ name: Name, onSave: Block<Name>) {
    _draft = ViewState(wrappedValue: name)
    self.onSave = onSave
  }

  override func loadView() {
    navigationItem.leftButtons = [cancel]
    navigationItem.rightButton = save
    view.addSubview(field)
  }

  override func viewDidLoad() {
    field.onChange(self) { $0.edited() }
    cancel.onTap(self) { $0.dismiss() }
    save.onTap(self) {
      $0.onSave($0.draft, from: $0)
      $0.dismiss()
    }
    field.text = draft.text
    show()
  }

  private func edited() {
    draft.text = field.text
    show()
  }

  private func show() {
    title = draft.text.isEmpty ? "No name" : draft.text
    save.isEnabled = !draft.text.isEmpty
  }
}

/// Presents the form for the name that the user selects.
final class DraftsController: NameListController, TableDelegate {
  private let store = NameStore()

  override var names: [String] { store.texts }

  override func viewDidLoad() {
    table.delegate = self
    addButton.onTap(self) { $0.store.add("Ada") }
    observe(.namesDidChange, from: store) { controller, _ in try controller.table.reload() }
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    let form = NameForm(
      store.names[row],
      onSave: Block(store) { $0.rename(at: row, to: $1.text) }
    )
    present(form)
  }
}
