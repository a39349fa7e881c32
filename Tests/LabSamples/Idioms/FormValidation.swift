import HeadlessUI
import MVC

/// Checks a name while the user types, says what is wrong with it, and clears the field afterwards.
final class SignUpForm: ViewController {
  private let store = NameStore()
  private let field = TextField("Name")
  private let problemLabel = Label(identifier: "problem")
  private let saveButton = Button("Save")

  override func loadView() {
    for element in [field, problemLabel, saveButton] as [Element] { view.addSubview(element) }
    saveButton.isEnabled = false
  }

  override func viewDidLoad() {
    field.onChange(self) { $0.validate() }
    saveButton.onTap(self) { $0.save() }
    observe(.namesDidChange, from: store) { controller, _ in controller.didSave() }
  }

  private func validate() {
    let isLong = field.text.count > 2
    problemLabel.text = isLong ? "" : "at least three letters"
    saveButton.isEnabled = isLong
  }

  private func save() { store.add(field.text) }

  private func didSave() {
    field.text = ""
    saveButton.isEnabled = false
    title = "\(store.names.count) saved"
  }
}
