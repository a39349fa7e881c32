import HeadlessUI
import MVC
import UIKitNames

/// Fills a stack that it makes itself, and lets a child go when the user has left the child's screen.
final class MainCoordinator: UINavigationControllerDelegate {
  private let navigationController = UINavigationController()
  private let store = NameStore()
  private var children: [RemovalCoordinator] = []

  func start() -> UINavigationController {
    navigationController.delegate = self
    let list = RosterController(store: store)
    list.coordinator = self
    navigationController.pushViewController(list, animated: false)
    return navigationController
  }

  func remove(_ row: Int) {
    let child = RemovalCoordinator(navigationController, store: store, row: row)
    children.append(child)
    child.start()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let gone = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(gone)
    else { return }
    children.removeAll { $0 === (gone as? RemovalController)?.coordinator }
  }
}

/// Leads the user through the removal of one name.
final class RemovalCoordinator {
  private let navigationController: UINavigationController
  private let store: NameStore
  private let row: Int

  init(_ navigationController: UINavigationController, store: NameStore, row: Int) {
    (self.navigationController, self.store, self.row) = (navigationController, store, row)
  }

  func start() {
    let screen = RemovalController()
    screen.coordinator = self
    navigationController.pushViewController(screen, animated: true)
  }

  func finish() {
    navigationController.popViewController(animated: true)
    store.remove(at: row)
  }
}

/// A list of names that keeps its coordinator alive, and asks it for the next screen.
final class RosterController: UITableViewController {
  fileprivate var coordinator: MainCoordinator?
  private let store: NameStore

  init(store: NameStore) {
    self.store = store
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    title = "Names"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: RosterController.addName
    )
    observe(.namesDidChange, from: store) { controller, _ in controller.tableView.reloadData() }
  }

  private func addName() { store.add("Ada") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.texts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    cell.textLabel?.text = store.texts[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator?.remove(indexPath.row)
  }
}

/// Asks whether a name is to go.
final class RemovalController: UIViewController {
  fileprivate weak var coordinator: RemovalCoordinator?
  private let removeButton = UIButton(type: .system)

  override func viewDidLoad() {
    title = "Remove?"
    removeButton.setTitle("Remove", for: .normal)
    removeButton.addTarget(self, action: RemovalController.remove, for: .touchUpInside)
    view.addSubview(removeButton)
  }

  private func remove() { coordinator?.finish() }
}
