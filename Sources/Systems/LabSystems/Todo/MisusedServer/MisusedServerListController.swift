import HeadlessUI
import MVC

extension MisusedServer {
  /// The misused controller, which also loads the server's list when its view is loaded.
  final class ToDoListController: Misused.ToDoListController {
    override func viewDidLoad() throws {
      try super.viewDidLoad()
      server?.send(
        Request("load"),
        then: Block(self) { controller, response in
          guard case .success(let body) = response else { return }
          try controller.show(ToDoItem.list(from: body))
        }
      )
    }

    private func show(_ loaded: [ToDoItem]) throws {
      items = loaded
      try table.reload()
      if items.count >= ToDoItem.limit {
        addButton.isEnabled = false
      }
    }
  }
}
