import HeadlessUI
import MVC

extension ViewTalksToModel {
  /// Calls the model itself; the answer comes from the controller, as before.
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
