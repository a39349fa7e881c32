import HeadlessUI
import MVC

/// Knows which screen comes next: a plain object that the first screen's closures reach.
final class NameCoordinator {
  private let store = NameStore()
  private weak var first: CoordinatedListController?

  func start() -> ViewController {
    let list = CoordinatedListController(store: store)
    list.coordinator = self
    first = list
    return list
  }

  func didSelect(_ row: Int) {
    let detail = NameDetailController(store: store, row: row)
    detail.onRemove = { [weak self] in self?.remove(row) }
    first?.navigation?.push(detail)
  }

  func didRequestHelp() {
    guard let first else { return }
    first.present(Alert("Help", message: "Tap a name", actions: [AlertAction("OK")]))
  }

  private func remove(_ row: Int) {
    first?.navigation?.pop()
    store.remove(at: row)
  }
}

/// A list that asks its coordinator for other screens.
final class CoordinatedListController: NameListController, TableDelegate {
  fileprivate var coordinator: NameCoordinator?
  private let store: NameStore
  private let helpButton = Button("Help")

  init(store: NameStore) { self.store = store }

  override var names: [String] { store.texts }

  override func viewDidLoad() {
    table.delegate = self
    navigationItem.leftButtons = [helpButton]
    addButton.onTap(self) { $0.store.add("Ada") }
    helpButton.onTap(self) { $0.coordinator?.didRequestHelp() }
    observe(.namesDidChange, from: store) { controller, _ in try controller.table.reload() }
  }

  func table(_ table: TableView, didSelectRow row: Int) { coordinator?.didSelect(row) }
}

/// One name, and a button that a coordinator answers.
final class NameDetailController: ViewController {
  var onRemove: () -> Void = {}
  private let store: NameStore
  private let row: Int
  private let nameLabel = Label(identifier: "name")
  private let removeButton = Button("Remove")

  init(store: NameStore, row: Int) { (self.store, self.row) = (store, row) }

  override func loadView() {
    title = "Name"
    view.addSubview(nameLabel)
    view.addSubview(removeButton)
  }

  override func viewDidLoad() throws {
    nameLabel.text = try store.texts.at(row)
    removeButton.onTap(self) { $0.onRemove() }
  }
}
