import HeadlessUI
import MVC

extension WireMissingBack {
  /// Forgets to give the model its controller, so the model's answers are lost.
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
