import HeadlessUI
import MVC

extension StrongBackReferences {
  /// Shows rows of text, and keeps the controller that keeps it.
  final class ItemsView: Element, Correct.ItemsControllerOutput, TableDataSource, TableDelegate {
    @Contract(.strong) var controller: (any Correct.ItemsViewInput)?
    let addButton = Button("Add")
    private let table = TableView()
    private let placeholder = Label("No stored items yet", identifier: "placeholder")
    private var rows: [ItemRow] = []

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
      let alert = Alert("Add new item", fields: [field], actions: [AlertAction("Cancel"), save])
      $controller("onAddTap") { try $0.onAddTap(alert: alert) }
    }

    func save(_ title: String) throws {
      $controller("onSaveTap") { try $0.onSaveTap(title: title) }
    }

    func delete(_ uuid: String) throws {
      $controller("onDeleteSelection") { try $0.onDeleteSelection(uuid: uuid) }
    }

    func onItemsRetrieval(rows: [ItemRow]) throws {
      self.rows = rows
      try table.reload()
      showPlaceholder()
    }

    func onItemAddition(row: ItemRow) throws {
      rows.append(row)
      try table.insertRows(at: [rows.count - 1])
      showPlaceholder()
    }

    func onItemRenaming(row: ItemRow) throws {
      guard let index = index(of: row.uuid) else { return }
      rows[index] = row
      try table.reloadRows(at: [index])
    }

    func onItemDeletion(uuid: String) throws {
      guard let index = index(of: uuid) else { return }
      rows.remove(at: index)
      try table.deleteRows(at: [index])
      showPlaceholder()
    }

    private func index(of uuid: String) -> Int? { rows.firstIndex { $0.uuid == uuid } }
    private func showPlaceholder() { placeholder.isHidden = !rows.isEmpty }

    func numberOfRows(in table: TableView) -> Int { rows.count }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      let cell = table.dequeueCell { Cell() }
      cell.text = try rows.at(row).title
      return cell
    }

    func table(_ table: TableView, didSelectRow row: Int) throws {
      let uuid = try rows.at(row).uuid
      $controller("onCellSelection") { try $0.onCellSelection(uuid: uuid) }
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
      let uuid = try rows.at(row).uuid
      return [SwipeAction("Delete", self) { try $0.delete(uuid) }]
    }
  }
}
