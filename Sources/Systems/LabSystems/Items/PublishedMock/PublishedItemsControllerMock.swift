import HeadlessUI
import MVC

extension PublishedMock {
  /// Stands behind the published view in place of its controller: it counts the calls of the contract,
  /// and passes them on.
  final class ItemsControllerMock: Controller, Published.ItemsViewInput {
    @Contract(.weak) var controller: (any Published.ItemsViewInput)?
    private var calls = 0

    func onViewLayout() { pass("onViewLayout") { try $0.onViewLayout() } }
    func onAddTap(alert: Alert) { pass("onAddTap") { try $0.onAddTap(alert: alert) } }
    func onSaveTap(title: String) { pass("onSaveTap") { try $0.onSaveTap(title: title) } }

    func onDeleteSelection(index: Int) {
      pass("onDeleteSelection") { try $0.onDeleteSelection(index: index) }
    }

    func onCellSelection(index: Int) {
      pass("onCellSelection") { try $0.onCellSelection(index: index) }
    }

    private func pass(_ call: String, _ body: (any Published.ItemsViewInput) throws -> Void) {
      calls += 1
      $controller(call, body)
    }
  }

  /// Builds the published list with a mock between the view and its controller, which keeps the mock.
  static func module(realm: ItemStore) -> ViewController {
    let controller = Published.ItemsViewController(realm: realm)
    let view = Published.ItemsView()
    let model = Published.ItemsModel(realm: realm)
    let mock = ItemsControllerMock()
    controller.itemsView = view
    controller.itemsModel = model
    controller.keep(mock, as: "mock")
    view.controller = mock
    mock.controller = controller
    model.controller = controller
    return controller
  }
}
