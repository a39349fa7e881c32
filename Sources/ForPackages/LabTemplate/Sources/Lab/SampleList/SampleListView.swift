import HeadlessUI
import MVC

/// Shows rows of text, and reports the user's actions to its controller.
final class SampleListView: Element, SampleListControllerOutput {
  @Contract(.weak) var controller: (any SampleListViewInput)?
  private let addButton = Button("Add")
  private let table = TableView()
  private var rows: [SampleListRow] = []

  init() {
    super.init()
    addSubview(addButton)
    addSubview(table)
    table.dataSource = self
    table.delegate = self
    addButton.onTap(self) { $0.addTapped() }
  }

  func show(_ rows: [SampleListRow]) throws {
    self.rows = rows
    try table.reload()
  }

  private func addTapped() {
    let field = TextField("Title")
    let save = AlertAction("Save", self) { view in
      view.$controller("onSaveTap") { try $0.onSaveTap(title: field.text) }
    }
    let alert = Alert("New entry", fields: [field], actions: [AlertAction("Cancel"), save])
    $controller("onAddTap") { try $0.onAddTap(alert: alert) }
  }
}

extension SampleListView: TableDataSource {
  func numberOfRows(in table: TableView) -> Int { rows.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try rows.at(row).text
    return cell
  }
}

extension SampleListView: TableDelegate {
  func table(_ table: TableView, swipeActionsForRow row: Int) throws -> [SwipeAction] {
    let id = try rows.at(row).id
    return [
      SwipeAction("Delete", self) { view in
        view.$controller("onDeleteTap") { try $0.onDeleteTap(id: id) }
      }
    ]
  }
}
