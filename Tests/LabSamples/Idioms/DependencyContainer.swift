import HeadlessUI
import MVC

/// Makes each dependency once, and finds it by its type.
final class Dependencies {
  private var made: [ObjectIdentifier: AnyObject] = [:]

  func resolve<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object) -> Object {
    if let object = made[ObjectIdentifier(type)] as? Object { return object }
    let object = make()
    made[ObjectIdentifier(type)] = object
    return object
  }

  var store: NameStore { resolve(NameStore.self) { NameStore() } }
}

/// Has a container, and asks it for the store at each use.
final class DependencyController: NameListController {
  private let dependencies: Dependencies

  init(dependencies: Dependencies = Dependencies()) { self.dependencies = dependencies }

  override var names: [String] { dependencies.store.texts }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.dependencies.store.add("Ada") }
    observe(.namesDidChange, from: dependencies.store) { controller, _ in
      try controller.table.reload()
    }
  }
}
