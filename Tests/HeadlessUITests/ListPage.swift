import HeadlessUI
import MVC

/// A cell with a number of its own: the first one made is 0.
final class NumberedCell: Cell {
  let number: Int
  private(set) var uses = 0

  init(number: Int) {
    self.number = number
    super.init()
  }

  override func prepareForReuse() { uses += 1 }
}

/// A screen with one table of texts; the test changes `items`.
final class ListPage: Page, TableDataSource, TableDelegate {
  var items: [String]
  let table: TableView
  /// What the table asked since this was emptied: `count`, or the row it wanted a cell for.
  var asked: [String] = []
  /// The calls of the table's delegate.
  var calls: [String] = []
  var hasMenu = true
  private var made = 0

  init(_ items: [String], viewport: Int = 4) {
    self.items = items
    table = TableView(viewport: viewport)
    super.init("List")
  }

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  func numberOfRows(in table: TableView) -> Int {
    asked.append("count")
    return items.count
  }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    asked.append("\(row)")
    let cell = table.dequeueCell {
      made += 1
      return NumberedCell(number: made - 1)
    }
    cell.text = items[row]
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) { calls.append("select \(row)") }

  func table(_ table: TableView, swipeActionsForRow row: Int) -> [SwipeAction] {
    let item = items[row]
    return hasMenu ? [SwipeAction("Delete", self) { $0.calls.append("delete \(item)") }] : []
  }

  func tableDidPull(_ table: TableView) { calls.append("pull") }
  func tableDidReachEnd(_ table: TableView) { calls.append("end") }
}

extension ListPage {
  /// Each visible row with the number of its cell: `2: c (cell 0)`.
  var picture: String {
    zip(table.visibleRows, table.visibleCells)
      .map { "\($0): \($1.text) (cell \(number(of: $1)))" }.joined(separator: "\n")
  }

  /// The numbers of the cells that wait for reuse, the next one last.
  var pool: [Int] { table.pooledCells.map(number) }

  /// What the table asks while `body` runs.
  func questions(_ body: () throws -> Void) rethrows -> String {
    asked = []
    try runtime.assemble(body)
    return asked.joined(separator: " ")
  }

  private func number(of cell: Cell) -> Int { (cell as? NumberedCell)?.number ?? -1 }
}

extension Runtime {
  /// A list screen in a window that is open.
  func list(_ items: [String], viewport: Int = 4) -> ListPage {
    assemble {
      let page = ListPage(items, viewport: viewport)
      page.loadViewIfNeeded()
      return page
    }
  }
}

/// `["a", "b", "c", …]`.
func letters(_ count: Int) -> [String] {
  "abcdefghijklmnopqrstuvwxyz".prefix(count).map(String.init)
}
