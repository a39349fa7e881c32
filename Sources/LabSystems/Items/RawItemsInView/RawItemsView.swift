import HeadlessUI
import MVC

extension RawItemsInView {
  /// Takes items, shows their titles, and tells its controller what a person does to them.
  final class ItemsView: Element, ItemsControllerOutput, TableDataSource, TableDelegate {
    @Contract(.weak) var controller: (any Correct.ItemsViewInput)?
    let addButton = Button("Add")
    private let table = TableView()
    private let placeholder = Label("No stored items yet", identifier: "placeholder")
    private var items: [Item] = []

    init() {
      super.init(identifier: "items")
      addSubview(table)
      addSubview(placeholder)
      table.dataSource = self
      table.delegate = self
      addButton.onTap(self) { $0.addTapped() }
    }

    private func addTapped() {
      let field = TextField("Title")
      let save = AlertAction("Save", self) { try $0.save(field.text) }
      let alert = Alert("Add new item", field: field, actions: [AlertAction("Cancel"), save])
      $controller("onAddTap") { try $0.onAddTap(alert: alert) }
    }

    func save(_ title: String) throws {
      $controller("onSaveTap") { try $0.onSaveTap(title: title) }
    }

    func delete(_ uuid: String) throws {
      $controller("onDeleteSelection") { try $0.onDeleteSelection(uuid: uuid) }
    }

    func onItemsRetrieval(_ items: [Item]) throws {
      self.items = items
      try table.reload()
      showPlaceholder()
    }

    func onItemAddition(_ item: Item) throws {
      items.append(item)
      try table.insertRows(at: [items.count - 1])
      showPlaceholder()
    }

    func onItemRenaming(_ item: Item) throws {
      guard let index = index(of: item.uuid) else { return }
      items[index] = item
      try table.reloadRows(at: [index])
    }

    func onItemDeletion(uuid: String) throws {
      guard let index = index(of: uuid) else { return }
      items.remove(at: index)
      try table.deleteRows(at: [index])
      showPlaceholder()
    }

    private func index(of uuid: String) -> Int? { items.firstIndex { $0.uuid == uuid } }
    private func showPlaceholder() { placeholder.setHidden(!items.isEmpty) }

    func numberOfRows(in table: TableView) -> Int { items.count }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      let cell = table.dequeueCell { Cell() }
      cell.setText(try items.at(row).title)
      return cell
    }

    func table(_ table: TableView, didSelectRow row: Int) throws {
      let uuid = try items.at(row).uuid
      $controller("onCellSelection") { try $0.onCellSelection(uuid: uuid) }
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
      let uuid = try items.at(row).uuid
      return [SwipeAction("Delete", self) { try $0.delete(uuid) }]
    }
  }
}
