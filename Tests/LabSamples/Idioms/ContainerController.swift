import HeadlessUI
import MVC

/// Shows how many names there are, as a part of another screen.
final class NameCountController: ViewController {
  private let store: NameStore
  private let label = Label(identifier: "count")

  init(store: NameStore) { self.store = store }

  override func loadView() { view.addSubview(label) }

  override func viewDidLoad() {
    observe(.namesDidChange, from: store) { controller, _ in controller.showCount() }
    showCount()
  }

  private func showCount() { label.text = "\(store.names.count) names" }
}

/// Has two children, whose views are parts of its own.
final class ContainerController: ViewController {
  private let store = NameStore()

  override func viewDidLoad() throws {
    title = "Container"
    for child in [NameCountController(store: store), NotificationController(store: store)] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    navigationItem.rightButtons = children.compactMap(\.navigationItem.rightButton)
  }
}

/// Listens to a store by notification; it may be a child.
final class NotificationController: NameListController {
  private let store: NameStore

  init(store: NameStore = NameStore()) { self.store = store }

  override var names: [String] { store.texts }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.store.add("Ada") }
    observe(.namesDidChange, from: store) { controller, _ in try controller.table.reload() }
  }
}
