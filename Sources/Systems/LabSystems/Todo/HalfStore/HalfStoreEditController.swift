import HeadlessUI
import MVC

extension HalfStore {
  protocol EditDelegate: AnyObject {
    func editDidRename(row: Int) throws
    func editDidDelete(row: Int) throws
  }

  /// Changes the shared store, and passes the row to update to its delegate.
  final class ToDoEditController: EditController {
    private let store: ToDoStore
    @Delegate var delegate: (any EditDelegate)?

    init(store: ToDoStore, entryID: Int) {
      self.store = store
      super.init(entryID: entryID)
    }

    override func viewDidLoad() {
      saveButton.onTap(self) { $0.saveTapped() }
      deleteButton.onTap(self) { $0.deleteTapped() }
      titleField.text = store.item(entryID)?.title ?? ""
      showEntry()
    }

    private func saveTapped() {
      if let row = store.index(of: entryID) {
        store.rename(entryID, to: titleField.text)
        $delegate { try $0.editDidRename(row: row) }
      }
      navigation?.pop()
    }

    private func deleteTapped() {
      if let row = store.index(of: entryID) {
        store.remove(entryID)
        $delegate { try $0.editDidDelete(row: row) }
      }
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
