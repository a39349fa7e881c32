import LabSystems
import MVCLab

extension [WiringDifference] {
  static let items: Self = [
    WiringDifference(
      .items,
      "published",
      """
      another ItemsModel  -31 +27
      ItemsView
        + addBarItem  +1
        + titles  +1
        ~ init()
          - addButton.onTap(self) { $0.addTapped() }
          + addBarItem.onTap(self) { $0.addTapped() }
        + layoutSubviews()  +7
        ~ addTapped()  -1 +4
        + onItemsRetrieval(titles:)  +4
        + onItemAddition(title:)  +4
        + onItemDeletion(index:)  +5
        ~ numberOfRows(in:)  -1 +5
        ~ table(_:cellForRow:)
          - cell.text = try rows.at(row).title
          + cell.text = try titles.at(row)
        ~ table(_:didSelectRow:)  -3 +2
        ~ table(_:swipeActionsForRow:)  -3 +6
        - addButton  -1
        - rows  -1
        - save(_:)  -3
        - delete(_:)  -3
        - onItemsRetrieval(rows:)  -5
        - onItemAddition(row:)  -5
        - onItemRenaming(row:)  -5
        - onItemDeletion(uuid:)  -6
        - index(of:)  -1
        - showPlaceholder()  -1
      another ItemsViewController  -34 +51
      ItemsViewInput
        + onViewLayout()  +1
        + onDeleteSelection(index:)  +1
        + onCellSelection(index:)  +1
        - onDeleteSelection(uuid:)  -1
        - onCellSelection(uuid:)  -1
      ItemsControllerInput
        + deleteItem(at:)  +1
        + retrieveItemUUID(for:)  +1
        - deleteItem(uuid:)  -1
      another ItemsModelOutput  -6 +5
      another ItemsControllerOutput  -6 +4
      ItemDetailControllerInput
        + retrieveItem()  +1
        - retrieveItem(uuid:)  -1
      another ItemDetailModelOutput  -3 +2
      ItemDetailView
        ~ layoutSubviews()  -5 +1
        - isFilled  -1
      another ItemDetailModel  -25 +10
      + ItemDetailController  +13
      + LiveItems  +11
      """
    ),
    WiringDifference(
      .items,
      "wire-missing-view",
      """
      ItemsRouter inherits
        ~ makeItems()
          - controller.itemsView = view
      """
    ),
    WiringDifference(
      .items,
      "wire-missing-model",
      """
      ItemsRouter inherits
        ~ makeItems()
          - controller.itemsModel = model
      """
    ),
    WiringDifference(
      .items,
      "wire-missing-back",
      """
      ItemsRouter inherits
        ~ makeItems()
          - model.controller = controller
      """
    ),
    WiringDifference(
      .items,
      "wire-missing-controller",
      """
      ItemsRouter inherits
        ~ makeItems()
          - view.controller = controller
      """
    ),
    WiringDifference(
      .items,
      "strong-back-references",
      """
      ItemsView
        ~ controller
          - @Contract(.weak) var controller: (any ItemsViewInput)?
          + @Contract(.strong) var controller: (any ItemsViewInput)?
      ItemsModel
        ~ controller
          - @Contract(.weak) var controller: (any ItemsModelOutput)?
          + @Contract(.strong) var controller: (any ItemsModelOutput)?
      ItemDetailView
        ~ controller
          - @Contract(.weak) var controller: (any ItemDetailViewInput)?
          + @Contract(.strong) var controller: (any ItemDetailViewInput)?
      ItemDetailModel
        ~ controller
          - @Contract(.weak) var controller: (any ItemDetailModelOutput)?
          + @Contract(.strong) var controller: (any ItemDetailModelOutput)?
      ItemsRouter inherits
      """
    ),
    WiringDifference(
      .items,
      "view-talks-to-model",
      """
      ItemsView inherits
        + model  +1
        ~ save(_:)  -2 +2
        ~ delete(_:)  -2 +2
      ItemsRouter inherits
        ~ makeItems()
          + view.model = model
      """
    ),
    WiringDifference(
      .items,
      "view-pushes-detail",
      """
      ItemsView inherits
        + router  +1
        + init(router:)  +4
        ~ table(_:didSelectRow:)  -2 +2
      ItemsRouter inherits
        ~ makeItems()
          - let view = ItemsView()
          + let view = ItemsView(router: self)
      """
    ),
    WiringDifference(
      .items,
      "raw-items-in-view",
      """
      ItemsView
        ~ rows
          - var rows: [ItemRow] = []
          + var rows: [Item] = []
        ~ onItemsRetrieval(rows:)
          - func onItemsRetrieval(rows: [ItemRow]) throws {
          + func onItemsRetrieval(rows: [Item]) throws {
        ~ onItemAddition(row:)
          - func onItemAddition(row: ItemRow) throws {
          + func onItemAddition(row: Item) throws {
        ~ onItemRenaming(row:)
          - func onItemRenaming(row: ItemRow) throws {
          + func onItemRenaming(row: Item) throws {
      ItemsViewController
        ~ onItemsRetrieval(_:)
          - $itemsView("onItemsRetrieval") { try $0.onItemsRetrieval(rows: items.map(row)) }
          + $itemsView("onItemsRetrieval") { try $0.onItemsRetrieval(rows: items) }
        ~ onItemAddition(_:)
          - $itemsView("onItemAddition") { try $0.onItemAddition(row: row(item)) }
          + $itemsView("onItemAddition") { try $0.onItemAddition(row: item) }
        ~ onItemRenaming(_:)
          - $itemsView("onItemRenaming") { try $0.onItemRenaming(row: row(item)) }
          + $itemsView("onItemRenaming") { try $0.onItemRenaming(row: item) }
        - row(_:)  -1
      ItemsControllerOutput
        ~ onItemsRetrieval(rows:)
          - func onItemsRetrieval(rows: [ItemRow]) throws
          + func onItemsRetrieval(rows: [Item]) throws
        ~ onItemAddition(row:)
          - func onItemAddition(row: ItemRow) throws
          + func onItemAddition(row: Item) throws
        ~ onItemRenaming(row:)
          - func onItemRenaming(row: ItemRow) throws
          + func onItemRenaming(row: Item) throws
      ItemsRouter inherits
      """
    ),
    WiringDifference(
      .items,
      "optimistic-view",
      """
      ItemsView inherits
        ~ save(_:)  -1 +2
        ~ delete(_:)  -1 +2
        ~ onItemAddition(row:)  -3 +4
      ItemsRouter inherits
      """
    ),
    WiringDifference(
      .items,
      "mock-behind-contract",
      """
      + ItemsControllerMock  +15
      ItemsRouter inherits
        ~ makeItems()  -1 +4
      """
    ),
    WiringDifference(
      .items,
      "published-mock",
      from: "published",
      """
      + ItemsControllerMock  +16
      + PublishedMock  +13
      """
    ),
  ]
}
