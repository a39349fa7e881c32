import HeadlessUI
import MVC

/// Two products and the number of those in the cart; subclasses choose the cells and the model.
class CatalogueController: ViewController, TableDataSource {
  let products = ["Tea", "Salt"]
  let table = TableView()
  let badge = Label("0", identifier: "badge")

  override func loadView() {
    view.addSubview(badge)
    view.addSubview(table)
    table.dataSource = self
  }

  func numberOfRows(in table: TableView) -> Int { products.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = makeCell(for: products[row])
    cell.text = products[row]
    return cell
  }

  func makeCell(for product: String) -> Cell { Cell() }
}
