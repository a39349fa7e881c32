import HeadlessUI
import MVC

extension Published {
  /// What the view tells its controller.
  protocol ItemsViewInput: AnyObject {
    func onViewLayout() throws
    func onAddTap(alert: Alert) throws
    func onSaveTap(title: String) throws
    func onDeleteSelection(index: Int) throws
    func onCellSelection(index: Int) throws
  }

  /// What the controller asks of the model.
  protocol ItemsControllerInput: AnyObject {
    func retrieveItems() throws
    func addItem(title: String) throws
    func deleteItem(at index: Int) throws
    func retrieveItemUUID(for index: Int) throws
  }

  /// What the model answers the controller.
  protocol ItemsModelOutput: AnyObject {
    func onItemsRetrieval(_ items: LiveItems) throws
    func onItemAddition(item: Item) throws
    func onItemDeletion(index: Int) throws
    func onUUIDRetrieval(uuid: String) throws
  }

  /// What the controller has the view show.
  protocol ItemsControllerOutput: Element {
    func onItemsRetrieval(titles: [String]) throws
    func onItemAddition(title: String) throws
    func onItemDeletion(index: Int) throws
  }
}
