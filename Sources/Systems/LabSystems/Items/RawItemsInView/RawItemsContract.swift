import HeadlessUI
import MVC

extension RawItemsInView {
  /// The stored items that the controller passes to the view.
  protocol ItemsControllerOutput: Element {
    var addButton: Button { get }
    func onItemsRetrieval(rows: [Item]) throws
    func onItemAddition(row: Item) throws
    func onItemRenaming(row: Item) throws
    func onItemDeletion(uuid: String) throws
  }
}
