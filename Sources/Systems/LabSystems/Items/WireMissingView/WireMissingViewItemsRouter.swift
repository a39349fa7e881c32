import HeadlessUI
import MVC

extension WireMissingView {
  /// Forgets to give the controller its view, which is freed, so the model's answers are lost.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
      let view = Correct.ItemsView()
      let model = Correct.ItemsModel(store: store)
      controller.itemsModel = model
      view.controller = controller
      model.controller = controller
      return controller
    }
  }
}
