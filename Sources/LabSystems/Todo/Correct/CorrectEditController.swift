import HeadlessUI
import MVC

extension Correct {
  /// Edits one entry by its identity, and shows each change that the store notifies it of.
  final class ToDoEditController: EditController {
    private let store: ToDoStore

    init(store: ToDoStore, entryID: Int) {
      self.store = store
      super.init(entryID: entryID)
    }

    override func viewDidLoad() {
      saveButton.onTap(self) { $0.saveTapped() }
      deleteButton.onTap(self) { $0.deleteTapped() }
      observe(.toDoStoreDidChange, from: store) { controller, _ in controller.showEntry() }
      titleField.setText(store.item(entryID)?.title ?? "")
      showEntry()
    }

    private func saveTapped() {
      store.rename(entryID, to: titleField.text)
      navigation?.pop()
    }

    private func deleteTapped() {
      store.remove(entryID)
      navigation?.pop()
    }

    private func showEntry() {
      let item = store.item(entryID)
      titleLabel.setText(item?.title ?? "(deleted)")
      saveButton.setEnabled(item != nil)
      deleteButton.setEnabled(item != nil)
    }
  }
}
