import HeadlessUI
import MVC

/// What every edit screen has, whatever its wiring: the entry's title, a field for a new one, and
/// two buttons.
class EditController: ViewController {
  /// The entry that is being edited.
  let entryID: Int
  let titleLabel = Label(identifier: "entry")
  let titleField = TextField("Title")
  let saveButton = Button("Save")
  let deleteButton = Button("Delete")

  init(entryID: Int) { self.entryID = entryID }

  override func loadView() {
    setTitle("Edit")
    view.addSubview(titleLabel)
    view.addSubview(titleField)
    view.addSubview(StackView([saveButton, deleteButton]))
  }
}
