import HeadlessUI
import MVC

/// A screen for a new name, which calls a closure.
final class NameEntryController: ViewController {
  var onDone: ((String) -> Void)?
  private let field = TextField("Name")
  private let doneButton = Button("Done")

  override func loadView() {
    title = "New"
    navigationItem.rightButton = doneButton
    view.addSubview(field)
  }

  override func viewDidLoad() {
    doneButton.onTap(self) { $0.onDone?($0.field.text) }
  }
}

/// Gives the screen that it presents a closure with a weak self, and dismisses it there.
final class WeakSelfClosureController: NameListController {
  private let store = NameStore()

  override var names: [String] { store.texts }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.add() }
    observe(.namesDidChange, from: store) { controller, _ in try controller.table.reload() }
  }

  private func add() {
    let entry = NameEntryController()
    entry.onDone = { [weak self, weak entry] name in
      self?.store.add(name)
      entry?.dismiss()
    }
    present(entry)
  }
}
