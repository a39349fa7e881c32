import HeadlessUI
import MVC

extension RightMVC {
  /// Edits an entry of a given store, whose notification updates the list.
  final class ToDoEditController: EditController {
    private let toDoStore: RightMVC.ToDoStore
    private let firstTitle: String

    init(toDoStore: RightMVC.ToDoStore, item: ToDoItem) {
      self.toDoStore = toDoStore
      firstTitle = item.title
      super.init(entryID: item.id)
    }

    override func viewDidLoad() {
      saveButton.onTap(self) { $0.saveTapped() }
      deleteButton.onTap(self) { $0.deleteTapped() }
      titleField.text = firstTitle
      titleLabel.text = firstTitle
    }

    private func saveTapped() {
      if !titleField.text.isEmpty {
        toDoStore.replace(ToDoItem(id: entryID, title: titleField.text))
      }
      navigation?.pop()
    }

    private func deleteTapped() {
      toDoStore.remove(ToDoItem(id: entryID, title: firstTitle))
      navigation?.pop()
    }
  }
}
