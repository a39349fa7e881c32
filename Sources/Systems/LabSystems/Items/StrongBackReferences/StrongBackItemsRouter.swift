import HeadlessUI
import MVC

extension StrongBackReferences {
  /// Builds both modules from views and models that keep their controller.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
      let view = ItemsView()
      let model = ItemsModel(store: store)
      controller.itemsView = view
      controller.itemsModel = model
      view.controller = controller
      model.controller = controller
      return controller
    }

    override func makeDetail(of uuid: String) -> ViewController {
      let controller = Correct.ItemDetailViewController(itemUUID: uuid)
      let view = ItemDetailView()
      let model = ItemDetailModel(store: store)
      controller.itemDetailView = view
      controller.itemDetailModel = model
      view.controller = controller
      model.controller = controller
      return controller
    }
  }
}
