import HeadlessUI
import MVC

/// One state, which actions change, some of them later.
final class ReducerStore: Model {
  enum Action {
    case added
    case named(Int, String)
  }

  struct State {
    var names: [String] = []
    var waiting = 0
  }

  @Observed private(set) var state = State()

  func send(_ action: Action) {
    switch action {
    case .added:
      let row = state.names.count
      $state.transaction {
        $0.names.append("…")
        $0.waiting += 1
      }
      task { [weak self, server] in
        let name = (try? await server?.send(Request("name", "\(row)"))) ?? "nobody"
        self?.send(.named(row, name))
      }
    case .named(let row, let name):
      $state.transaction {
        $0.names[row] = name
        $0.waiting -= 1
      }
    }
  }
}

/// Sends actions, and shows the state.
final class ReducerController: NameListController {
  private let store = ReducerStore()
  private var token: ObservationToken?

  override var names: [String] { store.state.names }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.store.send(.added) }
    token = store.$state.observe(self) { controller, _ in
      controller.title = "\(controller.store.state.waiting) waiting"
      try controller.table.reload()
    }
  }
}
