import HeadlessUI
import MVC

/// Passes the user's actions to the model, and the model's entries to the view, as text.
final class SampleListViewController: ViewController {
  @Contract(.strong) var listView: (any SampleListControllerOutput)?
  @Contract(.strong) var listModel: (any SampleListControllerInput)?

  /// Builds the module: the controller keeps its view and model, which refer back to it weakly.
  static func module(on store: SampleListStore) -> SampleListViewController {
    let controller = SampleListViewController()
    let view = SampleListView()
    let model = SampleListModel(store: store)
    controller.listView = view
    controller.listModel = model
    view.controller = controller
    model.controller = controller
    return controller
  }

  override func loadView() {
    title = "Sample List"
    if let listView { view.addSubview(listView) }
  }

  override func viewDidLoad() { $listModel("retrieveEntries") { try $0.retrieveEntries() } }
}

extension SampleListViewController: SampleListViewInput {
  func onAddTap(alert: Alert) { present(alert) }

  func onSaveTap(title: String) { $listModel("addEntry") { try $0.addEntry(title: title) } }

  func onDeleteTap(id: Int) { $listModel("removeEntry") { try $0.removeEntry(id: id) } }
}

extension SampleListViewController: SampleListModelOutput {
  func onEntries(_ entries: [SampleListEntry]) {
    $listView("show") { try $0.show(entries.map { SampleListRow(id: $0.id, text: $0.title) }) }
  }
}
