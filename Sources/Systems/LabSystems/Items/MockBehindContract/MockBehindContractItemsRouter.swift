import HeadlessUI
import MVC

extension MockBehindContract {
  /// Builds the list with a mock between the view and its controller, which keeps the mock.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
      let view = Correct.ItemsView()
      let model = Correct.ItemsModel(store: store)
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
}
