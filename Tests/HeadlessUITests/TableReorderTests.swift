import HeadlessUI
import MVC
import Testing

@Suite struct TableReorderTests {
  private let runtime = Runtime()

  private func list(_ items: [String], viewport: Int = 9) -> EditedList {
    let page = runtime.assemble { EditedList(items, viewport: viewport) }
    runtime.assemble {
      page.loadViewIfNeeded()
      page.table.setEditing(true)
    }
    return page
  }

  @Test(arguments: [(0, 2, "b c a d"), (2, 0, "c a b d"), (1, 2, "a c b d"), (3, 0, "d a b c")])
  func `a dragged row is at its place before the data source hears of it`(
    from: Int,
    to: Int,
    order: String
  ) {
    let page = list(["a", "b", "c", "d"])
    let cells = page.table.visibleCells
    #expect(page.table.drag(row: from, to: to) == .heard)
    #expect(page.heard == ["move \(from) to \(to): \(order)"])
    #expect(page.table.visibleCells.map(\.text).joined(separator: " ") == order)
    #expect(page.items.joined(separator: " ") == order)
    #expect(Set(page.table.visibleCells.map(ObjectIdentifier.init)).count == cells.count)
  }

  @Test func `a drag to the same place calls nothing`() {
    let page = list(["a", "b"])
    #expect(runtime.story { _ = page.table.drag(row: 1, to: 1) }.contains("delegate") == false)
    #expect(page.heard == [])
  }

  @Test func `rows that come into sight have the texts of the old order under their new numbers`() {
    let page = list(letters(8), viewport: 3)
    _ = page.table.drag(row: 0, to: 7)
    #expect(page.table.visibleCells.map(\.text) == ["b", "c", "d"])
    #expect(page.table.lines(width: 20).first == "0  [-] b           =")
    _ = page.table.scroll(to: 5)
    #expect(page.table.visibleCells.map(\.text) == ["g", "h", "a"])
    _ = page.table.drag(row: 5, to: 0)
    #expect(page.table.visibleCells.map(\.text) == ["f", "h", "a"])
  }

  @Test func `a data source that moves the row in its table once more shows another order`() {
    let page = list(["a", "b", "c"])
    page.movesTwice = true
    _ = page.table.drag(row: 0, to: 2)
    #expect(page.items == ["b", "c", "a"])
    #expect(page.table.visibleCells.map(\.text) == ["c", "a", "b"])
  }

  @Test func `a data source that keeps the old order is found out at the next reload only`() throws
  {
    let page = list(["a", "b", "c"])
    page.movesNothing = true
    _ = page.table.drag(row: 0, to: 2)
    #expect(page.table.visibleCells.map(\.text) == ["b", "c", "a"])
    try runtime.assemble { try page.table.reload() }
    #expect(page.table.visibleCells.map(\.text) == ["a", "b", "c"])
  }

  @Test func `an open menu stays with its row`() {
    let page = list(["a", "b", "c"])
    let minus = page.table.visibleCells[0].visibleElements.lazy.compactMap { $0 as? Button }.first
    _ = minus?.tap()
    _ = page.table.drag(row: 2, to: 0)
    #expect(page.table.menu?.row == 1)
  }

  @Test func `the flow has the drag and the call of the data source, and no render`() {
    let page = list(["a", "b"])
    #expect(
      runtime.story { _ = page.table.drag(row: 0, to: 1) } == """
        user event: user -> the table moving row 0 to 1
          delegate: the table -> EditedList moving row 0 to 1
        """
    )
  }

  @Test(arguments: [
    // Behind the row of another section when it goes down, before it when it goes up.
    (0, 2, "0.0 to 1.1", "A: b B: c a d"), (0, 1, "0.0 to 0.1", "A: b a B: c d"),
    (2, 1, "1.0 to 0.1", "A: a c b B: d"), (3, 0, "1.1 to 0.0", "A: d a b B: c"),
  ])
  func `a row joins the section of the row whose place it takes`(
    from: Int,
    to: Int,
    paths: String,
    shown: String
  ) throws {
    let page = runtime.assemble { Halves([["a", "b"], ["c", "d"]]) }
    try runtime.assemble {
      page.loadViewIfNeeded()
      page.table.setEditing(true)
      #expect(page.table.drag(row: from, to: to) == .heard)
      #expect(page.heard == paths)
      #expect(page.shown == shown)
      try page.table.reloadRows(at: [0])
      #expect(page.shown == shown)
    }
    #expect(runtime.flow.end == nil)
  }
}

/// Two sections, between which the user moves rows.
private final class Halves: ViewController, SectionedTableDataSource, ReorderableTableDataSource {
  private var halves: [[String]]
  let table = TableView()
  var heard = ""

  init(_ halves: [[String]]) {
    self.halves = halves
    super.init()
  }

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
  }

  func numberOfSections(in table: TableView) -> Int { halves.count }

  func table(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
    halves[section].count
  }

  func table(_ table: TableView, titleForHeaderInSection section: Int) -> String? {
    ["A", "B"][section]
  }

  func table(_ table: TableView, cellForRowAt path: RowPath) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = halves[path.section][path.row]
    return cell
  }

  func table(_ table: TableView, moveRowAt from: RowPath, to: RowPath) {
    heard = "\(from.section).\(from.row) to \(to.section).\(to.row)"
    halves[to.section].insert(halves[from.section].remove(at: from.row), at: to.row)
  }

  /// The titles and texts on the screen, in one line.
  var shown: String {
    table.lines(width: 9).map { line in
      line.hasSuffix(":") ? line : String(line.dropFirst(3).prefix(1))
    }.joined(separator: " ")
  }
}
