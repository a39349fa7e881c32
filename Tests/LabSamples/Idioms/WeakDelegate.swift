import HeadlessUI
import MVC

/// The object that an edit screen calls through a plain weak reference.
protocol NameEditDelegate: AnyObject {
  func didEnter(_ name: String)
}

/// A screen for a new name, with a plain weak delegate.
final class NameEditController: ViewController {
  weak var delegate: (any NameEditDelegate)?
  private let field = TextField("Name")
  private let doneButton = Button("Done")

  override func loadView() {
    title = "New"
    navigationItem.rightButton = doneButton
    view.addSubview(field)
  }

  override func viewDidLoad() {
    doneButton.onTap(self) { $0.done() }
  }

  private func done() {
    delegate?.didEnter(field.text)
    navigation?.pop()
  }
}

/// Is the delegate of the screen that it pushes.
final class WeakDelegateController: NameListController, NameEditDelegate {
  private let store = NameStore()

  override var names: [String] { store.texts }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.add() }
    observe(.namesDidChange, from: store) { controller, _ in try controller.table.reload() }
  }

  private func add() {
    let edit = NameEditController()
    edit.delegate = self
    navigation?.push(edit)
  }

  func didEnter(_ name: String) { store.add(name) }
}
