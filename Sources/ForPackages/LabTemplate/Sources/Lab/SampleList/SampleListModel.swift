import HeadlessUI
import MVC

/// Changes the entries as its controller asks, and passes them to it after every change.
final class SampleListModel: Model, SampleListControllerInput {
  @Contract(.weak) var controller: (any SampleListModelOutput)?
  private let store: SampleListStore

  init(store: SampleListStore) {
    self.store = store
    super.init()
    observe(.sampleListDidChange, from: store) { $0.storeDidChange($1.payload) }
  }

  private func storeDidChange(_ change: Change) { retrieveEntries() }

  func retrieveEntries() {
    $controller("onEntries") { try $0.onEntries(store.entries) }
  }

  func addEntry(title: String) { store.add(title: title) }

  func removeEntry(id: Int) { store.remove(id: id) }
}
