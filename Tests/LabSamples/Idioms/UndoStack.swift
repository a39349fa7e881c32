import HeadlessUI
import MVC

/// The closures that take back what the user did: a plain class.
final class UndoStack {
  private var steps: [() -> Void] = []

  var isEmpty: Bool { steps.isEmpty }

  func register(_ step: @escaping () -> Void) { steps.append(step) }
  func undo() { steps.popLast()?() }
}

/// A store whose changes can be taken back.
final class UndoableStore: NameStore {
  private let undoStack = UndoStack()

  var canUndo: Bool { !undoStack.isEmpty }

  override func add(_ text: String) {
    let index = names.count
    undoStack.register { [weak self] in self?.remove(at: index) }
    super.add(text)
  }

  func delete(at index: Int) {
    guard names.indices.contains(index) else { return }
    let text = names[index].text
    undoStack.register { [weak self] in self?.insert(text, at: index) }
    remove(at: index)
  }

  func undo() { undoStack.undo() }
}

/// Adds, deletes, and takes both back.
final class UndoController: NameListController, TableDelegate {
  private let store = UndoableStore()
  private let undoButton = Button("Undo")

  override var names: [String] { store.texts }

  override func viewDidLoad() throws {
    table.delegate = self
    navigationItem.leftButtons = [undoButton]
    addButton.onTap(self) { $0.store.add("Ada") }
    undoButton.onTap(self) { $0.store.undo() }
    observe(.namesDidChange, from: store) { controller, _ in try controller.showNames() }
    try showNames()
  }

  private func showNames() throws {
    undoButton.isEnabled = store.canUndo
    try table.reload()
  }

  func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
    [SwipeAction("Delete", self) { $0.store.delete(at: row) }]
  }
}
