import HeadlessUI
import MVC
import Testing

@Suite struct TablePoolTests {
  private let runtime = Runtime()

  @Test func `a table makes as many cells as its viewport shows rows`() {
    let page = runtime.list(letters(26))
    #expect(
      page.picture == """
        0: a (cell 0)
        1: b (cell 1)
        2: c (cell 2)
        3: d (cell 3)
        """
    )
    #expect(page.pool == [])
  }

  @Test func `scrolling moves cells from rows that leave to rows that come`() {
    let page = runtime.list(letters(9))
    #expect(page.questions { _ = page.table.scroll(to: 2) } == "4 5")
    #expect(
      page.picture == """
        2: c (cell 2)
        3: d (cell 3)
        4: e (cell 1)
        5: f (cell 0)
        """
    )
    #expect(page.questions { _ = page.table.scroll(to: 0) } == "0 1")
    #expect(
      page.picture == """
        0: a (cell 0)
        1: b (cell 1)
        2: c (cell 2)
        3: d (cell 3)
        """
    )
  }

  @Test func `a reload puts the lowest cell in the topmost row`() throws {
    let page = runtime.list(letters(3))
    try runtime.assemble { try page.table.reload() }
    #expect(
      page.picture == """
        0: a (cell 2)
        1: b (cell 1)
        2: c (cell 0)
        """
    )
  }

  @Test func `a deleted row's cell is the next one reused`() throws {
    let page = runtime.list(letters(3))
    page.items.remove(at: 1)
    try runtime.assemble { try page.table.deleteRows(at: [1]) }
    #expect(page.pool == [1])
    page.items.append("d")
    try runtime.assemble { try page.table.insertRows(at: [2]) }
    #expect(page.pool == [])
    #expect(
      page.picture == """
        0: a (cell 0)
        1: c (cell 2)
        2: d (cell 1)
        """
    )
  }

  @Test func `a reloaded row keeps its cell`() throws {
    let page = runtime.list(letters(3))
    try runtime.assemble { try page.table.reloadRows(at: [1]) }
    #expect(
      page.picture == """
        0: a (cell 0)
        1: b (cell 1)
        2: c (cell 2)
        """
    )
  }

  @Test func `a cell is prepared once for each reuse`() throws {
    let page = runtime.list(letters(2))
    for _ in 0..<3 { try runtime.assemble { try page.table.reloadRows(at: [1]) } }
    #expect(page.table.visibleCells.map { ($0 as? NumberedCell)?.uses } == [0, 3])
  }

  @Test func `a cell in the reuse pool keeps its content`() throws {
    let page = runtime.list(letters(2))
    page.items.removeLast()
    try runtime.assemble { try page.table.deleteRows(at: [1]) }
    #expect(page.table.pooledCells.map(\.text) == ["b"])
  }

  @Test func `a cell is reused only for rows of its class`() {
    let page = runtime.list(letters(2))
    page.items.removeLast()
    try? runtime.assemble { try page.table.deleteRows(at: [1]) }
    let special = runtime.assemble { page.table.dequeueCell { SpecialCell() } }
    #expect(page.pool == [1])
    let again = page.table.dequeueCell { NumberedCell(number: 99) }
    #expect(again.number == 1)
    #expect(special.text == "")
  }
}

private final class SpecialCell: Cell {}

@Suite struct ViewportTests {
  private let runtime = Runtime()

  @Test(
    arguments: [
      (3, 4, 0..<3), (4, 4, 0..<4), (5, 4, 0..<4), (0, 4, 0..<0), (5, 1, 0..<1),
    ]
  )
  func `a viewport shows as many rows as fit`(count: Int, viewport: Int, rows: Range<Int>) {
    let page = runtime.list(letters(count), viewport: viewport)
    #expect(page.table.visibleRows == rows)
    #expect(page.table.visibleCells.map(\.text) == Array(letters(count)[rows]))
  }

  @Test(arguments: [(3, 3), (6, 6), (9, 6), (-1, 0), (0, 0)])
  func `scrolling stops at the first and the last row`(row: Int, offset: Int) {
    let page = runtime.list(letters(10))
    #expect(page.table.scroll(to: row) == .heard)
    #expect(page.table.offset == offset)
  }

  @Test func `the delegate is called as part of the scroll that reaches the last row`() {
    let page = runtime.list(letters(6))
    _ = page.table.scroll(to: 1)
    #expect(page.calls == [])
    let story = runtime.story { _ = page.table.scroll(to: 2) }
    #expect(page.calls == ["end"])
    #expect(
      story == """
        user event: user -> the table scrolling
          data source: the table -> List cellForRow 5
            render: List -> NumberedCell wrote in a cell
          delegate: the table -> List tableDidReachEnd
        """
    )
  }

  @Test func `rows that the delegate adds at the end are part of the scroll too`() throws {
    let page = runtime.assemble { EndlessPage() }
    runtime.assemble { page.loadViewIfNeeded() }
    runtime.assemble { _ = page.table.scroll(to: 99) }
    #expect(runtime.flow.end == nil)
    #expect(page.table.rowCount == 12)
    #expect(page.table.visibleCells.map(\.text) == ["2", "3", "4", "5"])
  }
}

/// Appends a page when its end comes into view.
private final class EndlessPage: Page, TableDataSource, TableDelegate {
  private var items = Array(0..<6)
  let table = TableView(viewport: 4)

  init() { super.init("Endless") }

  override func loadView() {
    view.addSubview(table)
    (table.dataSource, table.delegate) = (self, self)
  }

  func numberOfRows(in table: TableView) -> Int { items.count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = "\(items[row])"
    return cell
  }

  func tableDidReachEnd(_ table: TableView) throws {
    items += items.count..<items.count + 6
    try table.insertRows(at: Indexes(items.count - 6..<items.count))
  }
}
