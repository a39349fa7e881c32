import HeadlessUI
import MVC

extension WireMissingController {
  /// Forgets to give the view its controller, so the user's actions are lost.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
      let view = Correct.ItemsView()
      let model = Correct.ItemsModel(store: store)
      controller.itemsView = view
      controller.itemsModel = model
      model.controller = controller
      return controller
    }
  }
}
