import HeadlessUI
import MVC
import Testing

@Suite struct TableCacheTests {
  private let runtime = Runtime()

  @Test func `a table loads when its screen loads, after viewDidLoad`() {
    let page = runtime.assemble { ListPage(letters(6)) }
    #expect(page.asked == [])
    let story = runtime.story { page.loadViewIfNeeded() }
    #expect(page.asked == ["count", "0", "1", "2", "3"])
    #expect(
      story.split(separator: "\n").filter { $0.contains("lifecycle") || $0.contains("data") } == [
        "lifecycle: nobody -> List loadView", "lifecycle: nobody -> List viewDidLoad",
        "lifecycle: nobody -> List first load of tables",
        "  data source: the table -> List numberOfRows",
        "  data source: the table -> List cellForRow 0",
        "  data source: the table -> List cellForRow 1",
        "  data source: the table -> List cellForRow 2",
        "  data source: the table -> List cellForRow 3",
      ]
    )
  }

  @Test func `a hidden table loads with its screen too`() throws {
    let page = runtime.assemble { ListPage(letters(2)) }
    page.table.isHidden = true
    runtime.assemble { page.loadViewIfNeeded() }
    page.items.append("c")
    try runtime.assemble { try page.table.insertRows(at: [2]) }
    #expect(page.table.rowCount == 3)
  }

  @Test func `a reload before the first load asks once`() {
    let page = runtime.assemble { ListPage(letters(2)) }
    page.loadView()
    #expect(page.questions { try? page.table.reload() } == "count 0 1")
    #expect(page.questions { page.loadViewIfNeeded() } == "")
  }

  @Test func `a table does not show a change of its data source before an update`() throws {
    let page = runtime.list(letters(3))
    page.items = ["x", "y"]
    #expect(page.table.rowCount == 3)
    #expect(page.table.visibleCells.map(\.text) == ["a", "b", "c"])
    try runtime.assemble { try page.table.reload() }
    #expect(page.table.rowCount == 2)
    #expect(page.table.visibleCells.map(\.text) == ["x", "y"])
  }

  @Test func `a reload asks the data source for all rows on the screen again`() {
    let page = runtime.list(letters(6))
    #expect(page.questions { try? page.table.reload() } == "count 0 1 2 3")
  }

  @Test func `an insertion asks only for the new row, and the others keep their content`() throws {
    let page = runtime.list(letters(3))
    page.items = ["A", "new", "B", "C"]
    #expect(try page.questions { try page.table.insertRows(at: [1]) } == "count 1")
    #expect(page.table.visibleCells.map(\.text) == ["a", "new", "b", "c"])
  }

  @Test func `a reload with fewer rows than were scrolled away shows the last ones`() throws {
    let page = runtime.list(letters(20))
    _ = page.table.scroll(to: 16)
    page.items = letters(6)
    try runtime.assemble { try page.table.reload() }
    #expect(page.table.visibleRows == 2..<6)
    #expect(page.table.visibleCells.map(\.text) == ["c", "d", "e", "f"])
  }

  @Test func `reloadRows asks only for rows on the screen`() throws {
    let page = runtime.list(letters(9))
    _ = page.table.scroll(to: 2)
    page.items = page.items.map { $0.uppercased() }
    #expect(try page.questions { try page.table.reloadRows(at: [0, 3, 5, 8]) } == "count 3 5")
    #expect(page.table.visibleCells.map(\.text) == ["c", "D", "e", "F"])
  }

  @Test func `a table holds its data source and delegate weakly`() throws {
    var page: ListPage? = runtime.list(letters(3))
    let table = try #require(page?.table)
    page = nil
    #expect(table.dataSource == nil)
    #expect(table.select(row: 0) == .unheard)
    try runtime.assemble { try table.reload() }
    #expect(table.rowCount == 0)
  }
}

@Suite struct InvalidUpdateTests {
  private let runtime = Runtime()

  @Test func `an insertion that the data source does not have is the fault InvalidUpdate`() throws {
    let page = runtime.list(letters(3))
    let fault = #expect(throws: InvalidUpdate.self) { try page.table.insertRows(at: [0]) }
    #expect(
      fault?.message
        == "invalid table update: 3 before, 1 inserted, 0 deleted, but the data source has 3"
    )
    guard case .fault(let end, _) = runtime.flow.end else {
      Issue.record("the world goes on")
      return
    }
    #expect(end as? InvalidUpdate == fault)
  }

  @Test func `a deletion that the data source does not have is the fault InvalidUpdate`() throws {
    let page = runtime.list(letters(3))
    let fault = #expect(throws: InvalidUpdate.self) {
      try runtime.assemble { try page.table.deleteRows(at: [0, 2]) }
    }
    #expect(
      fault?.message
        == "invalid table update: 3 before, 0 inserted, 2 deleted, but the data source has 3"
    )
  }

  @Test func `a reload or move of rows with another count is the fault InvalidUpdate`() throws {
    for act in [{ try $0.reloadRows(at: [0]) }, { try $0.moveRow(at: 0, to: 1) }]
      as [(TableView) throws -> Void]
    {
      let runtime = Runtime()
      let page = runtime.list(letters(3))
      page.items.append("d")
      #expect(throws: InvalidUpdate.self) { try runtime.assemble { try act(page.table) } }
    }
  }

  @Test(
    arguments: [
      (0, -1, "the table has no row -1; it has 4"), (0, 4, "the table has no row 4; it has 4"),
      (1, 4, "the table has no row 4; it has 4"), (2, 3, "the table has no row 3; it has 3"),
      (3, 3, "the table has no row 3; it has 3"), (4, 3, "the table has no row 3; it has 3"),
    ]
  )
  func `a row that does not exist is the fault InvalidUpdate`(
    act: Int,
    row: Int,
    message: String
  ) throws {
    let page = runtime.list(letters(3))
    switch act {
    case 0, 1: page.items.append("d")
    case 2: page.items.removeLast()
    default: break
    }
    let fault = #expect(throws: InvalidUpdate.self) {
      try runtime.assemble {
        switch act {
        case 0, 1: try page.table.insertRows(at: [row])
        case 2: try page.table.deleteRows(at: [row])
        case 3: try page.table.moveRow(at: 0, to: row)
        default: try page.table.reloadRows(at: [row])
        }
      }
    }
    #expect(fault?.message == message)
  }

  @Test func `a table asks its data source nothing after a fault`() {
    let page = runtime.list(letters(3))
    try? runtime.assemble { try page.table.insertRows(at: [0]) }
    page.items = ["x"]
    #expect(page.questions { try? page.table.reload() } == "")
    #expect(page.table.visibleCells.map(\.text) == ["a", "b", "c"])
  }
}
