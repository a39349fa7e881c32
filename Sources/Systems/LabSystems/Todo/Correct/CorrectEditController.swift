import HeadlessUI
import MVC

extension Correct {
  /// Edits one entry by its identity, and shows each change that the store notifies it of.
  final class ToDoEditController: EditController {
    private let store: ToDoStore
    /// Called when the server refuses the change, after this screen has closed.
    private let ifRefused: Block<String>

    init(store: ToDoStore, entryID: Int, ifRefused: Block<String>) {
      (self.store, self.ifRefused) = (store, ifRefused)
      super.init(entryID: entryID)
    }

    override func viewDidLoad() {
      saveButton.onTap(self) { $0.saveTapped() }
      deleteButton.onTap(self) { $0.deleteTapped() }
      observe(.toDoStoreDidChange, from: store) { controller, _ in controller.showEntry() }
      titleField.text = store.item(entryID)?.title ?? ""
      showEntry()
    }

    private func saveTapped() {
      store.rename(entryID, to: titleField.text, ifRefused: ifRefused)
      navigation?.pop()
    }

    private func deleteTapped() {
      store.remove(entryID, ifRefused: ifRefused)
      navigation?.pop()
    }

    private func showEntry() {
      let item = store.item(entryID)
      titleLabel.text = item?.title ?? "(deleted)"
      saveButton.isEnabled = item != nil
      deleteButton.isEnabled = item != nil
    }
  }
}
