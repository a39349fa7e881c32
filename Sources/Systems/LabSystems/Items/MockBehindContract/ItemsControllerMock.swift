import HeadlessUI
import MVC

extension MockBehindContract {
  /// Stands behind the view in place of its controller, as in a test: it counts the calls of the
  /// contract, and passes them on.
  final class ItemsControllerMock: Controller, Correct.ItemsViewInput {
    @Contract(.weak) var controller: (any Correct.ItemsViewInput)?
    private var calls = 0

    func onAddTap(alert: Alert) { pass("onAddTap") { try $0.onAddTap(alert: alert) } }
    func onSaveTap(title: String) { pass("onSaveTap") { try $0.onSaveTap(title: title) } }

    func onDeleteSelection(uuid: String) {
      pass("onDeleteSelection") { try $0.onDeleteSelection(uuid: uuid) }
    }

    func onCellSelection(uuid: String) {
      pass("onCellSelection") { try $0.onCellSelection(uuid: uuid) }
    }

    private func pass(_ call: String, _ body: (any Correct.ItemsViewInput) throws -> Void) {
      calls += 1
      $controller(call, body)
    }
  }
}
