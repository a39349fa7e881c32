import HeadlessUI
import MVC

extension Correct {
  /// What the view tells its controller: what a person did.
  protocol ItemsViewInput: AnyObject {
    func onAddTap(alert: Alert) throws
    func onSaveTap(title: String) throws
    func onDeleteSelection(uuid: String) throws
    func onCellSelection(uuid: String) throws
  }

  /// What the controller asks of the model.
  protocol ItemsControllerInput: AnyObject {
    func retrieveItems() throws
    func addItem(title: String) throws
    func deleteItem(uuid: String) throws
  }

  /// What the model answers the controller, when it is true.
  protocol ItemsModelOutput: AnyObject {
    func onItemsRetrieval(_ items: [Item]) throws
    func onItemAddition(_ item: Item) throws
    func onItemRenaming(_ item: Item) throws
    func onItemDeletion(uuid: String) throws
    func onFailure(_ what: String) throws
  }

  /// What the controller has the view show, as text.
  protocol ItemsControllerOutput: Element {
    var addButton: Button { get }
    func onItemsRetrieval(rows: [ItemRow]) throws
    func onItemAddition(row: ItemRow) throws
    func onItemRenaming(row: ItemRow) throws
    func onItemDeletion(uuid: String) throws
  }
}
