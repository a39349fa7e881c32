import HeadlessUI
import MVC

/// Observes the property of a store, as key-value observation does.
final class KeyPathController: NameListController {
  private let store = NameStore()
  private var tokens: [ObservationToken] = []

  override var names: [String] { store.texts }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.store.add("Ada") }
    tokens = [
      store.$names.observe(self, options: [.initial, .new]) { controller, change in
        controller.title = "\(change.new?.count ?? 0) names"
        try controller.table.reload()
      }
    ]
  }
}
