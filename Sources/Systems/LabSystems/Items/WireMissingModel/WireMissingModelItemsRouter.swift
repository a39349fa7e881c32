import HeadlessUI
import MVC

extension WireMissingModel {
  /// Forgets to give the controller its model, which is freed, so the user's actions are lost.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
      let view = Correct.ItemsView()
      let model = Correct.ItemsModel(store: store)
      controller.itemsView = view
      view.controller = controller
      model.controller = controller
      return controller
    }
  }
}
