import HeadlessUI
import MVC

/// Loads names with `await`.
final class LoadingStore: NameStore {
  func load() async throws {
    guard let body = try await server?.send(Request("names")) else { return }
    set(body.split(separator: ",").map { Name(text: String($0)) })
  }
}

/// Loads when the user taps, shows a spinner meanwhile, and cancels when the screen goes.
final class LoadingController: NameListController {
  private let store = LoadingStore()
  private let spinner = ProgressView(identifier: "spinner")
  private var loading: WorldTask?

  override var names: [String] { store.texts }

  override func loadView() {
    super.loadView()
    view.addSubview(spinner)
    spinner.isHidden = true
  }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.load() }
    observe(.namesDidChange, from: store) { controller, _ in try controller.table.reload() }
  }

  private func load() {
    loading?.cancel()
    spinner.isHidden = false
    loading = task { [weak self, store] in
      do {
        try await store.load()
        self?.spinner.isHidden = true
      } catch is CancellationError {
        // The screen is gone, or loads again.
      } catch {
        self?.spinner.isHidden = true
        self?.present(Alert("Not loaded", message: "\(error)", actions: [AlertAction("OK")]))
      }
    }
  }

  override func didLeave() { loading?.cancel() }
}
