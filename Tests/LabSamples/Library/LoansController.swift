import HeadlessUI
import MVC

/// The borrowed books; a tap on one gives it back.
final class LoansController: ViewController, TableDataSource, TableDelegate {
  private let library: Library
  private let table = TableView()
  private var token: ObservationToken?

  init(_ library: Library) {
    self.library = library
    super.init()
  }

  override func loadView() {
    title = "Loans"
    view.addSubview(table)
  }

  override func viewDidLoad() {
    (table.dataSource, table.delegate) = (self, self)
    token = library.$borrowed.observe(self) { controller, _ in try controller.table.reload() }
  }

  func numberOfRows(in table: TableView) -> Int { library.borrowed.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try library.borrowed.at(row)
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    library.giveBack(try library.borrowed.at(row))
  }
}
