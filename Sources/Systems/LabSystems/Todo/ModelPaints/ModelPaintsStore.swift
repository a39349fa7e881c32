import HeadlessUI
import MVC

extension ModelPaints {
  /// Switches the button of the list that was opened last, after each change.
  final class ToDoStore: LabSystems.ToDoStore {
    weak var addButton: Button?

    override init() {
      super.init()
      observe(.toDoStoreDidChange, from: self) { store, _ in
        store.addButton?.isEnabled = store.canAdd
      }
    }
  }
}
