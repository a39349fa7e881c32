import HeadlessUI
import MVC

extension Correct {
  /// Passes the user's actions to the model, and the model's answers to the view, as text.
  final class ItemsViewController: ViewController {
    @Contract(.strong) var itemsView: (any ItemsControllerOutput)?
    @Contract(.strong) var itemsModel: (any ItemsControllerInput)?
    private let router: ItemsRouter

    init(router: ItemsRouter) { self.router = router }

    override func loadView() {
      title = "Items"
      guard let itemsView else { return }
      view.addSubview(itemsView)
      navigationItem.rightButton = itemsView.addButton
    }

    override func viewDidLoad() { $itemsModel("retrieveItems") { try $0.retrieveItems() } }
  }
}

extension Correct.ItemsViewController: Correct.ItemsViewInput {
  func onAddTap(alert: Alert) { present(alert) }

  func onSaveTap(title: String) { $itemsModel("addItem") { try $0.addItem(title: title) } }

  func onDeleteSelection(uuid: String) {
    $itemsModel("deleteItem") { try $0.deleteItem(uuid: uuid) }
  }

  func onCellSelection(uuid: String) { router.showDetail(of: uuid, from: self) }
}

extension Correct.ItemsViewController: Correct.ItemsModelOutput {
  func onItemsRetrieval(_ items: [Item]) {
    $itemsView("onItemsRetrieval") { try $0.onItemsRetrieval(rows: items.map(row)) }
  }

  func onItemAddition(_ item: Item) {
    $itemsView("onItemAddition") { try $0.onItemAddition(row: row(item)) }
  }

  func onItemRenaming(_ item: Item) {
    $itemsView("onItemRenaming") { try $0.onItemRenaming(row: row(item)) }
  }

  func onItemDeletion(uuid: String) {
    $itemsView("onItemDeletion") { try $0.onItemDeletion(uuid: uuid) }
  }

  func onFailure(_ what: String) { showToast("Could not \(what)") }

  private func row(_ item: Item) -> ItemRow { ItemRow(uuid: item.uuid, title: item.title) }
}
