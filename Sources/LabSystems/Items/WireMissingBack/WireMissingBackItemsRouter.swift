import HeadlessUI
import MVC

extension WireMissingBack {
  /// Forgets to tell the model of its controller; what is done is done, and nobody hears of it.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
      let view = Correct.ItemsView()
      let model = Correct.ItemsModel(store: store)
      controller.itemsView = view
      controller.itemsModel = model
      view.controller = controller
      return controller
    }
  }
}
