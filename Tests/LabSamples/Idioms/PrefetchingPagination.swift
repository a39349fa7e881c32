import HeadlessUI
import MVC

/// Loads the next page shortly before the user sees the end of this one.
final class PagedStore: NameStore {
  @Observed private(set) var isLoading = false
  private var isComplete = false

  func loadMore() {
    guard !isLoading, !isComplete else { return }
    isLoading = true
    server?.send(
      Request("page", "\(names.count)"),
      then: Block(self) { $0.receive($1) }
    )
  }

  private func receive(_ response: Response) {
    isLoading = false
    guard case .success(let body) = response else { return }
    let page = body.split(separator: ",").map { Name(text: String($0)) }
    isComplete = page.isEmpty
    set(names + page)
  }
}

/// Asks for more when a row near the end is painted, and when the user reaches the end.
final class PagedController: NameListController, TableDelegate {
  private let store = PagedStore()
  private let spinner = ProgressView(identifier: "spinner")
  private var token: ObservationToken?

  override var names: [String] { store.texts }

  override func loadView() {
    super.loadView()
    view.addSubview(spinner)
  }

  override func viewDidLoad() {
    table.delegate = self
    token = store.$isLoading.observe(self, options: [.initial, .new]) {
      $0.spinner.isHidden = !($1.new ?? false)
    }
    observe(.namesDidChange, from: store) { controller, _ in try controller.table.reload() }
    store.loadMore()
  }

  override func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    if row > 0, row == names.count - 2 { async { [weak self] in self?.store.loadMore() } }
    return try super.table(table, cellForRow: row)
  }

  func tableDidReachEnd(_ table: TableView) { store.loadMore() }
}
