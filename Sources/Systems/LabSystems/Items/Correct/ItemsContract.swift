import HeadlessUI
import MVC

extension Correct {
  /// The user's actions that the view reports to its controller.
  protocol ItemsViewInput: AnyObject {
    func onAddTap(alert: Alert) throws
    func onSaveTap(title: String) throws
    func onDeleteSelection(uuid: String) throws
    func onCellSelection(uuid: String) throws
  }

  /// The requests of the controller to the model.
  protocol ItemsControllerInput: AnyObject {
    func retrieveItems() throws
    func addItem(title: String) throws
    func deleteItem(uuid: String) throws
  }

  /// The answers of the model to the controller, when a change is stored.
  protocol ItemsModelOutput: AnyObject {
    func onItemsRetrieval(_ items: [Item]) throws
    func onItemAddition(_ item: Item) throws
    func onItemRenaming(_ item: Item) throws
    func onItemDeletion(uuid: String) throws
    func onFailure(_ what: String) throws
  }

  /// The texts that the controller passes to the view.
  protocol ItemsControllerOutput: Element {
    var addButton: Button { get }
    func onItemsRetrieval(rows: [ItemRow]) throws
    func onItemAddition(row: ItemRow) throws
    func onItemRenaming(row: ItemRow) throws
    func onItemDeletion(uuid: String) throws
  }
}
