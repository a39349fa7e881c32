import HeadlessUI
import MVC

extension Misused {
  protocol EditDelegate: AnyObject {
    func edit(_ edit: ToDoEditController, didRename item: ToDoItem, to title: String) throws
    func edit(_ edit: ToDoEditController, didDelete item: ToDoItem) throws
  }

  /// Edits a copy of an entry, and reports the result to its delegate.
  final class ToDoEditController: EditController {
    private let item: ToDoItem
    @Delegate var delegate: (any EditDelegate)?

    init(item: ToDoItem) {
      self.item = item
      super.init(entryID: item.id)
    }

    override func viewDidLoad() {
      saveButton.onTap(self) { $0.saveTapped() }
      deleteButton.onTap(self) { $0.deleteTapped() }
      titleField.text = item.title
      titleLabel.text = item.title
    }

    private func saveTapped() {
      let title = titleField.text
      if !title.isEmpty { $delegate { try $0.edit(self, didRename: item, to: title) } }
      navigation?.pop()
    }

    private func deleteTapped() {
      $delegate { try $0.edit(self, didDelete: item) }
      navigation?.pop()
    }
  }
}
