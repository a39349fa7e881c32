import HeadlessUI
import MVC

extension Correct {
  /// Makes the model find an item, and the view show its title.
  final class ItemDetailViewController: ViewController {
    @Contract(.strong) var itemDetailView: (any ItemDetailControllerOutput)?
    @Contract(.strong) var itemDetailModel: (any ItemDetailControllerInput)?
    let itemUUID: String

    init(itemUUID: String) { self.itemUUID = itemUUID }

    override func loadView() {
      title = "Item"
      if let itemDetailView { view.addSubview(itemDetailView) }
    }
  }
}

extension Correct.ItemDetailViewController: Correct.ItemDetailViewInput {
  func onViewLayout() {
    $itemDetailModel("retrieveItem") { try $0.retrieveItem(uuid: itemUUID) }
  }
}

extension Correct.ItemDetailViewController: Correct.ItemDetailModelOutput {
  func onItemRetrieval(_ item: Item?) {
    $itemDetailView("onItemRetrieval") { try $0.onItemRetrieval(title: item?.title ?? "(deleted)") }
  }

  func onFailure(_ what: String) { showToast("Could not \(what)") }
}
