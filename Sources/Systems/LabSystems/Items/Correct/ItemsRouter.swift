import HeadlessUI
import MVC

extension Correct {
  /// Builds modules, and decides which screen follows which.
  class ItemsRouter {
    let store: ItemStore

    init(store: ItemStore) { self.store = store }

    /// Builds the list: the controller keeps its view and model, which refer back to it weakly.
    func makeItems() -> ViewController {
      let controller = ItemsViewController(router: self)
      let view = ItemsView()
      let model = ItemsModel(store: store)
      controller.itemsView = view
      controller.itemsModel = model
      view.controller = controller
      model.controller = controller
      return controller
    }

    func showDetail(of uuid: String, from controller: ViewController) {
      controller.navigation?.push(makeDetail(of: uuid))
    }

    func makeDetail(of uuid: String) -> ViewController {
      let controller = ItemDetailViewController(itemUUID: uuid)
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
