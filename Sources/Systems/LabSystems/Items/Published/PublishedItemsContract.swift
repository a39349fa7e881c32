import HeadlessUI
import MVC

extension Published {
  /// The events that the view reports to its controller.
  protocol ItemsViewInput: AnyObject {
    func onViewLayout() throws
    func onAddTap(alert: Alert) throws
    func onSaveTap(title: String) throws
    func onDeleteSelection(index: Int) throws
    func onCellSelection(index: Int) throws
  }

  /// The requests of the controller to the model.
  protocol ItemsControllerInput: AnyObject {
    func retrieveItems() throws
    func addItem(title: String) throws
    func deleteItem(at index: Int) throws
    func retrieveItemUUID(for index: Int) throws
  }

  /// The answers of the model to the controller.
  protocol ItemsModelOutput: AnyObject {
    func onItemsRetrieval(_ items: LiveItems) throws
    func onItemAddition(item: Item) throws
    func onItemDeletion(index: Int) throws
    func onUUIDRetrieval(uuid: String) throws
  }

  /// The texts that the controller passes to the view.
  protocol ItemsControllerOutput: Element {
    func onItemsRetrieval(titles: [String]) throws
    func onItemAddition(title: String) throws
    func onItemDeletion(index: Int) throws
  }
}
