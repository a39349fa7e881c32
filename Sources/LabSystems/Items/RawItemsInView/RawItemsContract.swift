import HeadlessUI
import MVC

extension RawItemsInView {
  /// What the controller has the view show: the items, as they are stored.
  protocol ItemsControllerOutput: Element {
    var addButton: Button { get }
    func onItemsRetrieval(rows: [Item]) throws
    func onItemAddition(row: Item) throws
    func onItemRenaming(row: Item) throws
    func onItemDeletion(uuid: String) throws
  }
}
