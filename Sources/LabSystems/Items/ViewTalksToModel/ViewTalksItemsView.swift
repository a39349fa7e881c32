import HeadlessUI
import MVC

extension ViewTalksToModel {
  /// Asks the model itself; the answer comes by way of the controller, as ever.
  final class ItemsView: Correct.ItemsView {
    @Contract(.weak) var model: (any Correct.ItemsControllerInput)?

    override func save(_ title: String) {
      $model("addItem") { try $0.addItem(title: title) }
    }

    override func delete(_ uuid: String) {
      $model("deleteItem") { try $0.deleteItem(uuid: uuid) }
    }
  }
}
