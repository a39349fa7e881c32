import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Save; back; tap Add; tap Save; back

/// Adds slips on another screen, and reloads when it appears again.
final class ReloadedOnReturn: SlipList {
  override func add() {
    navigationController?.pushViewController(SlipForm(store), animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }
}

/// A screen with a button that adds a slip.
final class SlipForm: UIViewController {
  private let store: SlipStore
  private let button = UIButton("Save")

  init(_ store: SlipStore) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: SlipForm.save, for: .touchUpInside)
  }

  private func save() { store.add("Tea") }
}
