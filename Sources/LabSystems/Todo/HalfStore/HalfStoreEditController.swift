import HeadlessUI
import MVC

extension HalfStore {
  protocol EditDelegate: AnyObject {
    func editDidRename(row: Int) throws
    func editDidDelete(row: Int) throws
  }

  /// Changes the shared store, and tells the list that opened it which row to touch.
  final class ToDoEditController: EditController {
    private let store: ToDoStore
    private let firstTitle: String
    @Delegate var delegate: (any EditDelegate)?

    init(item: ToDoItem, store: ToDoStore) {
      self.store = store
      firstTitle = item.title
      super.init(entryID: item.id)
    }

    override func viewDidLoad() {
      titleLabel.setText(firstTitle)
      titleField.setText(firstTitle)
      saveButton.onTap(self) { $0.saveTapped() }
      deleteButton.onTap(self) { $0.deleteTapped() }
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
  }
}
