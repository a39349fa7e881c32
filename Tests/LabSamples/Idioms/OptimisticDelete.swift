import HeadlessUI
import MVC

/// Deletes names elsewhere.
protocol DeletingService {
  func delete(_ name: String) async throws
}

/// Asks the server of the world.
final class DeletingServer: Model, DeletingService {
  func delete(_ name: String) async throws {
    _ = try await server?.send(Request("delete", name))
  }
}

/// Deletes at once, and puts back at the end what can't be deleted: a plain class.
final class DeletableNames {
  private(set) var names = ["Ada", "Bob", "Cid"]
  var onChange: () -> Void = {}
  private let service: any DeletingService

  init(service: any DeletingService) { self.service = service }

  func delete(_ name: String) async {
    names.removeAll { $0 == name }
    onChange()
    do { try await service.delete(name) } catch {
      names.append(name)
      onChange()
    }
  }
}

/// Deletes the row that the user swipes.
final class DeletingController: NameListController, TableDelegate {
  private let store = Bridge(DeletableNames(service: DeletingServer())) { names, bridge in
    names.onChange = { [weak bridge] in bridge?.changed("names") }
  }
  private var token: ObservationToken?

  override var names: [String] { store.model.names }

  override func viewDidLoad() {
    table.delegate = self
    addButton.isHidden = true
    token = store.observe(self) { try $0.table.reload() }
  }

  func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
    let name = try names.at(row)
    return [
      SwipeAction("Delete", self) { controller in
        controller.task { [store = controller.store] in await store.model.delete(name) }
      }
    ]
  }
}
