import HeadlessUI
import MVC
import Testing

@Suite struct TableRetargetTests {
  private let runtime = Runtime()

  /// Drags a row, and returns the page.
  private func page(
    _ sections: [[String]],
    dragging row: Int,
    to other: Int,
    target: @escaping (RowPath, RowPath) throws -> RowPath
  ) -> Shelves {
    runtime.assemble {
      let page = Shelves(sections, target)
      page.loadViewIfNeeded()
      page.table.setEditing(true)
      _ = page.table.drag(row: row, to: other)
      return page
    }
  }

  @Test(arguments: [
    (0, 3, RowPath(row: 1, section: 0), "b a | c d | "),
    (0, 3, RowPath(row: 0, section: 2), "b | c d | a"),
    (3, 0, RowPath(row: 0, section: 2), "a b | c | d"),
    (1, 2, RowPath(row: 2, section: 1), "a | c d b | "),
    (2, 0, RowPath(row: 2, section: 0), "a b c | d | "),
  ])
  func `a delegate sends a dragged row elsewhere, also into an empty section`(
    row: Int,
    other: Int,
    target: RowPath,
    order: String
  ) throws {
    let page = page([["a", "b"], ["c", "d"], []], dragging: row, to: other) { _, _ in target }
    #expect(page.order == order)
    #expect(page.shown == page.sections.flatMap(\.self))
    try runtime.assemble { try page.table.reloadRows(at: [0]) }
    #expect(runtime.flow.end == nil)
  }

  @Test func `a delegate that agrees, or keeps the row, hears the places as the data source does`()
  {
    let agreeing = page([["a", "b"], ["c", "d"], []], dragging: 0, to: 2) { $1 }
    #expect(agreeing.order == "b | c a d | ")
    let keeping = page([["a", "b"], ["c", "d"], []], dragging: 0, to: 2) { start, _ in start }
    #expect(keeping.order == "a b | c d | ")
    #expect(keeping.moves == 0)
  }

  @Test(arguments: [
    (RowPath(row: 3, section: 1), "the table has no row 3; it has 3"),
    (RowPath(row: 2, section: 0), "the table has no row 2; it has 2"),
    (RowPath(row: 0, section: 3), "the table has no section 3; it has 3"),
  ])
  func `a place that does not exist ends the program`(target: RowPath, message: String) {
    let page = page([["a", "b"], ["c", "d"], []], dragging: 0, to: 1) { _, _ in target }
    #expect(page.order == "a b | c d | ")
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the program goes on")
      return
    }
    #expect(fault.message == message)
  }
}

/// Sections between which the user moves rows, as far as the delegate lets.
private final class Shelves: ViewController, SectionedTableDataSource, ReorderableTableDataSource,
  RetargetingTableDelegate
{
  private(set) var sections: [[String]]
  private(set) var moves = 0
  private let target: (RowPath, RowPath) throws -> RowPath
  let table = TableView()

  init(_ sections: [[String]], _ target: @escaping (RowPath, RowPath) throws -> RowPath) {
    (self.sections, self.target) = (sections, target)
    super.init()
  }

  var order: String { sections.map { $0.joined(separator: " ") }.joined(separator: " | ") }
  var shown: [String] { table.visibleCells.map(\.text) }

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in table: TableView) -> Int { sections.count }
  func table(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func table(_ table: TableView, titleForHeaderInSection section: Int) -> String? { nil }

  func table(_ table: TableView, cellForRowAt path: RowPath) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = sections[path.section][path.row]
    return cell
  }

  func table(_ table: TableView, moveRowAt from: RowPath, to: RowPath) {
    moves += 1
    sections[to.section].insert(sections[from.section].remove(at: from.row), at: to.row)
  }

  func table(_ table: TableView, targetForMoveFrom start: RowPath, toProposed proposed: RowPath)
    throws
    -> RowPath
  { try target(start, proposed) }
}
