import HeadlessUI
import MVC

extension WireMissingView {
  /// Forgets to give the controller its view; the view dies, and the answers reach nobody.
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
