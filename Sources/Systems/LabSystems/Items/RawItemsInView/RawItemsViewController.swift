import HeadlessUI
import MVC

extension RawItemsInView {
  /// Passes the model's answers to the view as they are.
  final class ItemsViewController: ViewController {
    @Contract(.strong) var itemsView: (any ItemsControllerOutput)?
    @Contract(.strong) var itemsModel: (any Correct.ItemsControllerInput)?
    private let router: Correct.ItemsRouter

    init(router: Correct.ItemsRouter) { self.router = router }

    override func loadView() {
      title = "Items"
      guard let itemsView else { return }
      view.addSubview(itemsView)
      navigationItem.rightButton = itemsView.addButton
    }

    override func viewDidLoad() { $itemsModel("retrieveItems") { try $0.retrieveItems() } }
  }
}

extension RawItemsInView.ItemsViewController: Correct.ItemsViewInput {
  func onAddTap(alert: Alert) { present(alert) }

  func onSaveTap(title: String) { $itemsModel("addItem") { try $0.addItem(title: title) } }

  func onDeleteSelection(uuid: String) {
    $itemsModel("deleteItem") { try $0.deleteItem(uuid: uuid) }
  }

  func onCellSelection(uuid: String) { router.showDetail(of: uuid, from: self) }
}

extension RawItemsInView.ItemsViewController: Correct.ItemsModelOutput {
  func onItemsRetrieval(_ items: [Item]) {
    $itemsView("onItemsRetrieval") { try $0.onItemsRetrieval(rows: items) }
  }

  func onItemAddition(_ item: Item) {
    $itemsView("onItemAddition") { try $0.onItemAddition(row: item) }
  }

  func onItemRenaming(_ item: Item) {
    $itemsView("onItemRenaming") { try $0.onItemRenaming(row: item) }
  }

  func onItemDeletion(uuid: String) {
    $itemsView("onItemDeletion") { try $0.onItemDeletion(uuid: uuid) }
  }

  func onFailure(_ what: String) { showToast("Could not \(what)") }
}
