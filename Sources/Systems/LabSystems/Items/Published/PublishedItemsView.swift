import HeadlessUI
import MVC

extension Published {
  /// Keeps titles of its own, and requests all of them at every layout pass.
  final class ItemsView: Element, ItemsControllerOutput, TableDataSource, TableDelegate {
    @Contract(.weak) var controller: (any ItemsViewInput)?
    private let addBarItem = Button("Add")
    private let table = TableView()
    private let placeholder = Label("No stored items yet", identifier: "placeholder")
    private var titles: [String] = []

    init() {
      super.init(identifier: "items")
      addSubview(table)
      addSubview(placeholder)
      table.dataSource = self
      table.delegate = self
      addBarItem.onTap(self) { $0.addTapped() }
    }

    override func layoutSubviews() throws {
      let controller = try (controller as? ItemsViewController).forced(
        "controller as ItemsViewController"
      )
      controller.navigationItem.rightButton = addBarItem
      $controller("onViewLayout") { try $0.onViewLayout() }
    }

    private func addTapped() {
      let field = TextField("Title")
      let save = AlertAction("Save", self) { view in
        guard !field.text.isEmpty else { return }
        view.$controller("onSaveTap") { try $0.onSaveTap(title: field.text) }
      }
      let alert = Alert("Add new item", fields: [field], actions: [AlertAction("Cancel"), save])
      $controller("onAddTap") { try $0.onAddTap(alert: alert) }
    }

    func onItemsRetrieval(titles: [String]) throws {
      self.titles = titles
      try table.reload()
    }

    func onItemAddition(title: String) throws {
      titles.append(title)
      try table.reload()
    }

    func onItemDeletion(index: Int) throws {
      _ = try titles.at(index)
      titles.remove(at: index)
      try table.reload()
    }

    func numberOfRows(in table: TableView) -> Int {
      table.isHidden = titles.isEmpty
      placeholder.isHidden = !titles.isEmpty
      return titles.count
    }

    func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
      let cell = table.dequeueCell { Cell() }
      cell.text = try titles.at(row)
      return cell
    }

    func table(_ table: TableView, didSelectRow row: Int) {
      $controller("onCellSelection") { try $0.onCellSelection(index: row) }
    }

    func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
      [
        SwipeAction("Delete", self) { view in
          view.$controller("onDeleteSelection") { try $0.onDeleteSelection(index: row) }
        }
      ]
    }
  }
}
