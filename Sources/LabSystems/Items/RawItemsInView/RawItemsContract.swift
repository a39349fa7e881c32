import HeadlessUI
import MVC

extension RawItemsInView {
  /// What the controller has the view show: the items, as they are stored.
  protocol ItemsControllerOutput: Element {
    var addButton: Button { get }
    func onItemsRetrieval(_ items: [Item]) throws
    func onItemAddition(_ item: Item) throws
    func onItemRenaming(_ item: Item) throws
    func onItemDeletion(uuid: String) throws
  }
}
