import HeadlessUI
import MVC

/// Five fixed names; one that is selected opens a page.
final class NamesController: ViewController, TableDataSource, TableDelegate {
  private let names = ["Ada", "Bob", "Cid", "Dee", "Eve"]
  private let table = TableView()
  private let breaksAtSecond: Bool
  private var visits = 0

  init(breaksAtSecond: Bool) {
    self.breaksAtSecond = breaksAtSecond
    super.init()
  }

  override func loadView() {
    title = "Names"
    view.addSubview(table)
    (table.dataSource, table.delegate) = (self, self)
  }

  func numberOfRows(in table: TableView) -> Int { names.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try names.at(row)
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    if breaksAtSecond {
      visits += 1
      if visits == 2 { _ = try names.at(9) }
    }
    navigation?.push(NamePage(try names.at(row)))
  }
}

/// A page with a name.
private final class NamePage: ViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func loadView() { title = name }
}
