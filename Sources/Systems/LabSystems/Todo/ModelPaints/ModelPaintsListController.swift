import HeadlessUI
import MVC

extension ModelPaints {
  /// Gives its button to the store, and leaves the button to it.
  final class ToDoListController: Correct.ToDoListController {
    init(store: ToDoStore) {
      super.init(store: store)
      store.addButton = addButton
    }

    override func showRoom() {}
  }
}
