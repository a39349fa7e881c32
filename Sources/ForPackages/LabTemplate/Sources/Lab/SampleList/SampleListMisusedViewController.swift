import HeadlessUI
import MVC

/// Keeps the entries itself, and shows them at once, so no model and no other screen learns of them.
final class SampleListMisusedViewController: ViewController {
  @Contract(.strong) var listView: (any SampleListControllerOutput)?
  private var entries: [SampleListEntry] = []

  static func module() -> SampleListMisusedViewController {
    let controller = SampleListMisusedViewController()
    let view = SampleListView()
    controller.listView = view
    view.controller = controller
    return controller
  }

  override func loadView() {
    title = "Sample List"
    if let listView { view.addSubview(listView) }
  }

  private func showEntries() {
    $listView("show") { try $0.show(entries.map { SampleListRow(id: $0.id, text: $0.title) }) }
  }
}

extension SampleListMisusedViewController: SampleListViewInput {
  func onAddTap(alert: Alert) { present(alert) }

  func onSaveTap(title: String) {
    entries.append(SampleListEntry(title: title))
    showEntries()
  }

  func onDeleteTap(id: Int) {
    entries.removeAll { $0.id == id }
    showEntries()
  }
}
