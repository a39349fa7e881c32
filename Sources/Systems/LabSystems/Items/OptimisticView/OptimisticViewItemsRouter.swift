import HeadlessUI
import MVC

extension OptimisticView {
  /// Builds the list with a view that does not wait for the model.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
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
