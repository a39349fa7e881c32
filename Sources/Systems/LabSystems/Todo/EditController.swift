import HeadlessUI
import MVC

/// The edit screen of every wiring: the entry's title, a field for a new title, and two buttons.
class EditController: ViewController {
  /// The identity of the entry that the user edits.
  let entryID: Int
  let titleLabel = Label(identifier: "entry")
  let titleField = TextField("Title")
  let saveButton = Button("Save")
  let deleteButton = Button("Delete")

  init(entryID: Int) { self.entryID = entryID }

  override func loadView() {
    title = "Edit"
    view.addSubview(titleLabel)
    view.addSubview(titleField)
    view.addSubview(StackView([saveButton, deleteButton]))
  }
}
