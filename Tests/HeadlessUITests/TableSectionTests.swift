import HeadlessUI
import MVC
import Testing

@Suite struct TableSectionTests {
  private let runtime = Runtime()
  private let page: Shelves

  init() { page = runtime.assemble { Shelves([("A", ["a0", "a1"]), ("B", []), ("C", ["c0"])]) } }

  private func show(viewport: Int = 9) {
    runtime.assemble {
      page.make(viewport)
      page.loadViewIfNeeded()
    }
  }

  private var lines: [String] { page.table.lines(width: 20) }

  /// The fault of an update; nil if it is valid.
  private func fault(_ update: () throws -> Void) -> (any Fault)? {
    show()
    runtime.assemble { _ = #expect(throws: (any Error).self) { try update() } }
    guard case .fault(let fault, _) = runtime.flow.end else { return nil }
    return fault
  }

  @Test func `rows are numbered through all sections, and each section has its title above it`() {
    show()
    #expect(lines == ["A:", "0  a0", "1  a1", "B:", "C:", "2  c0"])
    #expect(page.table.rowCount == 3)
    #expect(page.table.sectionCount == 3)
    #expect((0...3).map(page.table.path) == [path(0, 0), path(1, 0), path(0, 2), nil])
    #expect([path(0, 0), path(0, 2)].map(page.table.row) == [0, 2])
    #expect(
      [path(0, 1), path(2, 0), path(0, 3), path(-1, 0)].map(page.table.row) == [nil, nil, nil, nil]
    )
    #expect(page.table.path(of: -1) == nil)
  }

  @Test func `the title of the topmost row's section stays on the screen`() {
    show(viewport: 2)
    #expect(lines == ["A:", "0  a0", "1  a1", "   v 1 below"])
    _ = page.table.scroll(to: 1)
    #expect(lines == ["   ^ 1 above", "A:", "1  a1", "B:", "C:", "2  c0"])
  }

  @Test func `empty sections at the end have titles, and a section without a title has no line`() {
    page.shelves = [("", ["a"]), ("B", ["b"]), ("C", []), ("D", [])]
    show()
    #expect(lines == ["0  a", "B:", "1  b", "C:", "D:"])
    page.shelves = [("A", [])]
    #expect(throws: Never.self) { try page.table.reload() }
    #expect(lines == ["A:"])
  }

  @Test func `a footer is below the last row of its section, or below the title of an empty one`() {
    page.footers = ["A": "2 in A", "B": "none in B", "C": "end"]
    show(viewport: 2)
    #expect(lines == ["A:", "0  a0", "1  a1", "   v 1 below"])
    _ = page.table.scroll(to: 1)
    #expect(
      lines == ["   ^ 1 above", "A:", "1  a1", "2 in A", "B:", "none in B", "C:", "2  c0", "end"]
    )
    page.shelves = [("B", [])]
    #expect(throws: Never.self) { try page.table.reload() }
    #expect(lines == ["B:", "none in B"])
  }

  @Test func `a valid update counts the rows of each section`() throws {
    show()
    page.shelves = [("A", ["a0", "a1", "a2"]), ("B", []), ("C", ["c0"])]
    try page.table.insertRows(at: [2])
    #expect(lines == ["A:", "0  a0", "1  a1", "2  a2", "B:", "C:", "3  c0"])
    page.shelves = [("A", ["a0", "a1"]), ("B", ["a2"]), ("C", ["c0"])]
    try page.table.moveRow(at: 2, to: 2)
    #expect(lines == ["A:", "0  a0", "1  a1", "B:", "2  a2", "C:", "3  c0"])
    page.shelves = [("A", ["a0"]), ("B", ["a2"]), ("C", ["c0"])]
    try page.table.deleteRows(at: [1])
    #expect(page.table.path(of: 1) == path(0, 1))
  }

  @Test
  func `an update that leads to other rows of a section is invalid, although the sum is right`() {
    let fault = fault {
      page.shelves = [("A", ["a0"]), ("B", []), ("C", ["c0", "c1"])]
      try page.table.reloadRows(at: [0])
    }
    #expect(
      fault?.message
        == "invalid table update: 2 rows expected in section 0, but the data source has 1"
    )
  }

  @Test func `an update with another number of sections is invalid`() {
    let fault = fault {
      page.shelves = [("A", ["a0", "a1"]), ("C", ["c0", "c1"])]
      try page.table.insertRows(at: [3])
    }
    #expect(
      fault?.message == "invalid table update: 3 sections before, but the data source has 2"
    )
  }

  @Test func `the table asks for its sections within the question for the number of rows`() {
    show()
    let start = runtime.flow.hops.count
    runtime.assemble { try? page.table.reload() }
    let asked = runtime.flow.hops[start...].filter { $0.callee == page.participant }.map(\.name)
    #expect(asked == ["numberOfRows", "cellForRow 0", "cellForRow 1", "cellForRow 2"])
  }

  @Test func `a table without sections has one`() {
    let list = runtime.assemble { ListPage(["a"]) }
    runtime.assemble { list.loadViewIfNeeded() }
    #expect(list.table.sectionCount == 1)
    #expect(list.table.path(of: 0) == path(0, 0))
    #expect(list.table.row(at: path(0, 0)) == 0)
    #expect(list.table.row(at: path(0, 1)) == nil)
    #expect(list.table.lines(width: 20) == ["0  a"])
  }
}

private func path(_ row: Int, _ section: Int) -> RowPath { RowPath(row: row, section: section) }

/// A table with sections; the test changes them.
private final class Shelves: ViewController, SectionedTableDataSource {
  var shelves: [(title: String, rows: [String])]
  var footers: [String: String] = [:]
  private(set) var table = TableView()

  init(_ shelves: [(title: String, rows: [String])]) {
    self.shelves = shelves
    super.init()
  }

  func make(_ viewport: Int) { table = TableView(viewport: viewport) }

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
  }

  func numberOfSections(in table: TableView) -> Int { shelves.count }

  func table(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].rows.count
  }

  func table(_ table: TableView, titleForHeaderInSection section: Int) -> String? {
    shelves[section].title.isEmpty ? nil : shelves[section].title
  }

  func table(_ table: TableView, titleForFooterInSection section: Int) -> String? {
    footers[shelves[section].title]
  }

  func table(_ table: TableView, cellForRowAt path: RowPath) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = shelves[path.section].rows[path.row]
    return cell
  }
}
