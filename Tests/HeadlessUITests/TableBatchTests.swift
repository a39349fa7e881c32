import HeadlessUI
import MVC
import Testing

@Suite struct TableBatchTests {
  private let runtime = Runtime()
  private let page: ListPage

  init() { page = runtime.list(letters(5), viewport: 9) }

  private var table: TableView { page.table }
  private var shown: String { table.visibleCells.map(\.text).joined(separator: " ") }

  private func perform(_ items: [String], _ updates: () throws -> Void) throws {
    try runtime.assemble {
      try table.performBatchUpdates {
        page.items = items
        try updates()
      }
    }
  }

  /// The message of the fault of a batch; nil if it is valid.
  private func fault(_ items: [String], _ updates: () throws -> Void) -> String? {
    runtime.assemble { _ = try? perform(items, updates) }
    guard case .fault(let fault, _) = runtime.flow.end else { return nil }
    return fault.message
  }

  @Test func `what goes has its old place and what comes its new one, in any order of the updates`()
    throws
  {
    let cells = table.visibleCells
    try perform(["x", "e", "b", "y", "d"]) {
      try table.insertRows(at: [0, 3])
      try table.moveRow(at: 4, to: 1)
      try table.deleteRows(at: [0, 2])
    }
    #expect(shown == "x e b y d")
    #expect(table.visibleCells[1] === cells[4])
    #expect(table.visibleCells[2] === cells[1])
    #expect(table.visibleCells[4] === cells[3])
    #expect(table.rowCount == 5)
  }

  @Test func `two rows change places, and keep their cells`() throws {
    let cells = table.visibleCells
    try perform(["e", "b", "c", "d", "a"]) {
      try table.moveRow(at: 0, to: 4)
      try table.moveRow(at: 4, to: 0)
    }
    #expect(shown == "e b c d a")
    #expect([0, 4].map { table.visibleCells[$0] === cells[4 - $0] } == [true, true])
  }

  @Test func `a reloaded row is named by its old place, and asked for at its new one`() throws {
    try perform(["x", "b", "C", "d", "e"]) {
      try table.reloadRows(at: [2])
      try table.deleteRows(at: [0])
      try table.insertRows(at: [0])
    }
    #expect(shown == "x b C d e")
  }

  @Test func `a batch is one render, with the updates in words, and one question for the rows`()
    throws
  {
    page.items = ["b", "x", "c", "e", "D"]
    let story = try runtime.story {
      try table.performBatchUpdates {
        try table.deleteRows(at: [0])
        try table.insertRows(at: [1])
        try table.moveRow(at: 4, to: 3)
        try table.reloadRows(at: [3])
      }
    }
    #expect(
      story == """
        render: nobody -> the table deleted a row, inserted a row, moved a row and repainted a row
          data source: the table -> List numberOfRows
          data source: the table -> List cellForRow 1
            render: List -> NumberedCell wrote in a cell
          data source: the table -> List cellForRow 4
            render: List -> NumberedCell wrote in a cell
        """
    )
    #expect(shown == "b x c e D")
  }

  @Test func `a batch in a batch belongs to it`() throws {
    try perform(["b", "c", "d", "e", "f"]) {
      try table.performBatchUpdates { try table.deleteRows(at: [0]) }
      #expect(shown == "a b c d e")
      try table.insertRows(at: [4])
    }
    #expect(shown == "b c d e f")
  }

  @Test func `an error in a batch leaves the table as it is, and the next update is no batch`()
    throws
  {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try table.performBatchUpdates {
        try table.deleteRows(at: [0])
        throw Stop()
      }
    }
    #expect(shown == "a b c d e")
    page.items.removeLast()
    try runtime.assemble { try table.deleteRows(at: [4]) }
    #expect(shown == "a b c d")
  }

  @Test func `an empty batch asks for the count, which must be the same`() throws {
    #expect(try page.questions { try table.performBatchUpdates { () throws in } } == "count")
    page.items.removeLast()
    #expect(throws: InvalidUpdate.self) { try table.performBatchUpdates { () throws in } }
  }

  @Test func `the open menu moves with its row, and closes when the row goes`() throws {
    _ = table.swipe(row: 1)
    try perform(["x", "c", "d", "b", "e"]) {
      try table.deleteRows(at: [0])
      try table.insertRows(at: [0])
      try table.moveRow(at: 1, to: 3)
    }
    #expect(table.menu?.row == 3)
    try perform(["x", "c", "d", "e", "y"]) {
      try table.deleteRows(at: [3])
      try table.insertRows(at: [4])
    }
    #expect(table.menu == nil)
  }

  @Test func `a table that has not loaded its rows loads them before the updates`() throws {
    let late = runtime.assemble { TableView() }
    late.dataSource = page
    try runtime.assemble {
      try late.performBatchUpdates {
        page.items.removeFirst()
        try late.deleteRows(at: [0])
      }
    }
    #expect(late.visibleCells.map(\.text) == ["b", "c", "d", "e"])
  }
}

extension TableBatchTests {
  @Test func `a batch that does not lead to the data source is invalid`() {
    #expect(
      fault(letters(5)) {
        try table.deleteRows(at: [0, 1])
        try table.insertRows(at: [0])
      } == "invalid table update: 5 before, 1 inserted, 2 deleted, but the data source has 5"
    )
  }

  @Test func `a row to be deleted must exist before the batch`() {
    #expect(
      fault(letters(6)) {
        try table.insertRows(at: [0, 5])
        try table.deleteRows(at: [5])
      } == "the table has no row 5; it has 5"
    )
  }

  @Test func `a row to be inserted must exist after the batch`() {
    #expect(
      fault(letters(4)) {
        try table.deleteRows(at: [0, 1])
        try table.insertRows(at: [4])
      } == "the table has no row 4; it has 4"
    )
  }

  @Test(arguments: [(0, 1), (1, 2), (2, 0), (1, 1)])
  func `a row can't be deleted and moved, nor moved and reloaded, nor reloaded and deleted`(
    first: Int,
    second: Int
  ) {
    let updates: [() throws -> Void] = [
      { try table.deleteRows(at: [1]) }, { try table.moveRow(at: 1, to: first) },
      { try table.reloadRows(at: [1]) },
    ]
    #expect(
      fault(letters(5)) {
        try updates[first]()
        try updates[second]()
      } == "invalid table update: two updates in one batch of row 1"
    )
    #expect(shown == "a b c d e")
  }

  @Test func `a row can't be inserted where another one is moved to`() {
    #expect(
      fault(letters(6)) {
        try table.insertRows(at: [2])
        try table.moveRow(at: 4, to: 2)
      } == "invalid table update: two updates in one batch that lead to row 2"
    )
  }

  @Test(arguments: [1, 3, 50], [1, 2, 3] as [UInt64])
  func `a table equals its data source after random batches, and kept rows keep their cells`(
    viewport: Int,
    seed: UInt64
  ) throws {
    let random = RandomSource(seed: seed)
    let page = runtime.list([], viewport: viewport)
    let table = page.table
    var made = 0
    for round in 0..<1_000 {
      runtime.flow.beginStep()
      let cells = Dictionary(
        uniqueKeysWithValues: zip(table.visibleCells.map(\.text), table.visibleCells)
      )
      let old = page.items
      var new = old.filter { _ in random.next(below: 4) > 0 }
      for _ in 0..<random.next(below: 4) where !new.isEmpty {
        let item = new.remove(at: random.next(below: new.count))
        new.insert(item, at: random.next(below: new.count + 1))
      }
      for _ in 0..<random.next(below: 4) where new.count < 12 {
        new.insert("\(made)", at: random.next(below: new.count + 1))
        made += 1
      }
      try runtime.assemble {
        try table.performBatchUpdates {
          page.items = new
          for change in new.difference(from: old).inferringMoves() {
            switch change {
            case .insert(let row, _, nil): try table.insertRows(at: [row])
            case .remove(let row, _, nil): try table.deleteRows(at: [row])
            case .remove(let row, _, let to?): try table.moveRow(at: row, to: to)
            case .insert: break
            }
          }
        }
        _ = table.scroll(to: random.next(below: 9))
      }
      try #require(runtime.flow.end == nil, "\(round)")
      let rows = table.offset..<min(table.offset + viewport, new.count)
      try #require(table.visibleCells.map(\.text) == Array(new[rows]), "\(round)")
      for cell in table.visibleCells where viewport == 50 {
        try #require(cells[cell.text].map { $0 === cell } ?? true, "\(round): \(cell.text)")
      }
    }
  }
}
