import HeadlessUI
import MVC

extension ViewTalksToModel {
  /// Builds the list with a view that knows the model.
  final class ItemsRouter: Correct.ItemsRouter {
    override func makeItems() -> ViewController {
      let controller = Correct.ItemsViewController(router: self)
      let view = ItemsView()
      let model = Correct.ItemsModel(store: store)
      controller.itemsView = view
      controller.itemsModel = model
      view.controller = controller
      view.model = model
      model.controller = controller
      return controller
    }
  }
}
