import HeadlessUI
import MVC

/// A list of names with a button; each idiom fills it in its own way.
class NameListController: ViewController, TableDataSource {
  let table = TableView(viewport: 3)
  let addButton = Button("Add")

  var names: [String] { [] }

  override func loadView() {
    title = "Names"
    navigationItem.rightButton = addButton
    view.addSubview(table)
    table.dataSource = self
  }

  func numberOfRows(in table: TableView) -> Int { names.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try names.at(row)
    return cell
  }
}
