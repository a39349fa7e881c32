import HeadlessUI
import MVC

/// The one store of the program.
final class SharedNameStore: NameStore {
  static var shared: SharedNameStore { singleton { SharedNameStore() } }
}

/// Reaches the store by its class, and holds no reference to it.
final class SingletonController: NameListController {
  override var names: [String] { SharedNameStore.shared.texts }

  override func viewDidLoad() {
    addButton.onTap(self) { _ in SharedNameStore.shared.add("Ada") }
    observe(.namesDidChange) { controller, _ in try controller.table.reload() }
  }
}
