import HeadlessUI
import MVC

extension Published {
  /// Passes indexes on, and builds the next module itself.
  final class ItemsViewController: ViewController {
    @Contract(.strong) var itemsView: (any ItemsControllerOutput)?
    @Contract(.strong) var itemsModel: (any ItemsControllerInput)?
    private let realm: ItemStore

    init(realm: ItemStore) { self.realm = realm }

    override func viewDidLoad() {
      title = "Items"
      if let itemsView { view.addSubview(itemsView) }
    }

    /// Builds the module of the list.
    static func module(realm: ItemStore) -> ItemsViewController {
      let controller = ItemsViewController(realm: realm)
      let view = ItemsView()
      let model = ItemsModel(realm: realm)
      controller.itemsView = view
      controller.itemsModel = model
      view.controller = controller
      model.controller = controller
      return controller
    }
  }
}

extension Published.ItemsViewController: Published.ItemsViewInput {
  func onViewLayout() { $itemsModel("retrieveItems") { try $0.retrieveItems() } }

  func onAddTap(alert: Alert) { present(alert) }

  func onSaveTap(title: String) { $itemsModel("addItem") { try $0.addItem(title: title) } }

  func onDeleteSelection(index: Int) {
    $itemsModel("deleteItem") { try $0.deleteItem(at: index) }
  }

  func onCellSelection(index: Int) {
    $itemsModel("retrieveItemUUID") { try $0.retrieveItemUUID(for: index) }
  }
}

extension Published.ItemsViewController: Published.ItemsModelOutput {
  func onItemsRetrieval(_ items: Published.LiveItems) throws {
    let titles = try items.all.map(\.title)
    $itemsView("onItemsRetrieval") { try $0.onItemsRetrieval(titles: titles) }
  }

  func onItemAddition(item: Item) {
    $itemsView("onItemAddition") { try $0.onItemAddition(title: item.title) }
  }

  func onItemDeletion(index: Int) {
    $itemsView("onItemDeletion") { try $0.onItemDeletion(index: index) }
  }

  func onUUIDRetrieval(uuid: String) {
    let controller = Published.ItemDetailController()
    let view = Published.ItemDetailView()
    let model = Published.ItemDetailModel(realm: realm)
    controller.itemDetailView = view
    view.controller = controller
    controller.itemDetailModel = model
    model.controller = controller
    model.itemUUID = uuid
    navigation?.push(controller)
  }
}
