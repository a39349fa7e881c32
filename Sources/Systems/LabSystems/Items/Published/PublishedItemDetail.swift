import HeadlessUI
import MVC

extension Published {
  protocol ItemDetailViewInput: AnyObject {
    func onViewLayout() throws
  }

  protocol ItemDetailControllerInput: AnyObject {
    func retrieveItem() throws
  }

  protocol ItemDetailModelOutput: AnyObject {
    func onItemRetrieval(item: Item) throws
  }

  protocol ItemDetailControllerOutput: Element {
    func onItemRetrieval(title: String) throws
  }
}

extension Published {
  /// Requests the item at every layout pass.
  final class ItemDetailView: Element, ItemDetailControllerOutput {
    @Contract(.weak) var controller: (any ItemDetailViewInput)?
    private let titleLabel = Label(identifier: "title")

    init() {
      super.init(identifier: "item")
      addSubview(titleLabel)
    }

    override func layoutSubviews() { $controller("onViewLayout") { try $0.onViewLayout() } }

    func onItemRetrieval(title: String) { titleLabel.text = title }
  }

  /// Force-unwraps the item that it finds.
  final class ItemDetailModel: Model, ItemDetailControllerInput {
    @Contract(.weak) var controller: (any ItemDetailModelOutput)?
    var itemUUID: String?
    private let realm: ItemStore

    init(realm: ItemStore) { self.realm = realm }

    func retrieveItem() throws {
      let item = try realm.items().first { $0.uuid == itemUUID }
      let found = try item.forced("item")
      $controller("onItemRetrieval") { try $0.onItemRetrieval(item: found) }
    }
  }

  final class ItemDetailController: ViewController {
    @Contract(.strong) var itemDetailView: (any ItemDetailControllerOutput)?
    @Contract(.strong) var itemDetailModel: (any ItemDetailControllerInput)?

    override func viewDidLoad() {
      title = "Item"
      if let itemDetailView { view.addSubview(itemDetailView) }
    }
  }
}

extension Published.ItemDetailController: Published.ItemDetailViewInput {
  func onViewLayout() { $itemDetailModel("retrieveItem") { try $0.retrieveItem() } }
}

extension Published.ItemDetailController: Published.ItemDetailModelOutput {
  func onItemRetrieval(item: Item) {
    $itemDetailView("onItemRetrieval") { try $0.onItemRetrieval(title: item.title) }
  }
}
