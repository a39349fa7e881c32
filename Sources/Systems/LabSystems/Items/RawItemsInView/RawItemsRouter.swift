import HeadlessUI
import MVC

extension RawItemsInView {
  /// Builds the list with a view that takes stored items.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = ItemsViewController(router: self)
      let view = ItemsView()
      let model = Correct.ItemsModel(store: store)
      controller.itemsView = view
      controller.itemsModel = model
      view.controller = controller
      model.controller = controller
      return controller
    }
  }
}
