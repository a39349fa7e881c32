import HeadlessUI
import MVC

extension ViewPushesDetail {
  /// Builds the list with a view that knows the router.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
      let view = ItemsView(router: self)
      let model = Correct.ItemsModel(store: store)
      controller.itemsView = view
      controller.itemsModel = model
      view.controller = controller
      model.controller = controller
      return controller
    }
  }
}
