import HeadlessUI
import MVC

extension Onevcat {
  /// Edits an entry of the shared store, whose notification updates the list.
  ///
  /// The article prints no edit screen. The store's `edit` is the article's, and so is an entry that is
  /// made of its title alone, with a new identity.
  final class ToDoEditController: EditController {
    private let firstTitle: String

    init(item: ToDoItem) {
      firstTitle = item.title
      super.init(entryID: item.id)
    }

    private var original: ToDoItem { ToDoItem(id: entryID, title: firstTitle) }

    override func viewDidLoad() {
      saveButton.onTap(self) { $0.saveTapped() }
      deleteButton.onTap(self) { $0.deleteTapped() }
      titleField.text = firstTitle
      titleLabel.text = firstTitle
    }

    private func saveTapped() {
      if !titleField.text.isEmpty {
        Onevcat.ToDoStore.shared.edit(original: original, new: ToDoItem(title: titleField.text))
      }
      navigation?.pop()
    }

    private func deleteTapped() {
      Onevcat.ToDoStore.shared.remove(original)
      navigation?.pop()
    }
  }
}
