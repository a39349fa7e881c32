import HeadlessUI
import MVC
import Testing

@Suite struct SectionUpdateTests {
  private let runtime = Runtime()
  private let page: Sections

  init() {
    page = runtime.assemble { Sections([["a0", "a1"], [], ["c0"]]) }
    runtime.assemble { page.loadViewIfNeeded() }
  }

  private var table: TableView { page.table }

  /// The message of the fault of an update; nil if it is valid.
  private func fault(_ rows: [[String]], _ update: () throws -> Void) -> String? {
    page.sections = rows
    runtime.assemble { try? update() }
    guard case .fault(let fault, _) = runtime.flow.end else { return nil }
    return fault.message
  }

  @Test func `inserted sections bring their rows, and those below move down in their cells`() throws
  {
    let cell = table.visibleCells[2]
    page.sections = [["x0"], ["a0", "a1"], [], ["y0", "y1"], ["c0"]]
    let story = try runtime.story { try table.insertSections(at: [0, 3]) }
    #expect(page.shown == "x0 a0 a1 y0 y1 c0")
    #expect(table.visibleCells[5] === cell)
    #expect(table.sectionCount == 5)
    #expect(
      story == """
        render: nobody -> the table inserted 2 sections
          data source: the table -> Sections numberOfRows
          data source: the table -> Sections cellForRow 0
            render: Sections -> Cell wrote in a cell
          data source: the table -> Sections cellForRow 3
            render: Sections -> Cell wrote in a cell
          data source: the table -> Sections cellForRow 4
            render: Sections -> Cell wrote in a cell
        """
    )
  }

  @Test func `deleted sections take their rows along`() throws {
    page.sections = [["c0"]]
    try runtime.assemble { try table.deleteSections(at: [0, 1]) }
    #expect(page.shown == "c0")
    #expect(table.pooledCells.count == 2)
    #expect(table.path(of: 0) == RowPath(row: 0, section: 0))
  }

  @Test func `a reloaded section may have other rows, and the other cells stay`() throws {
    let cell = table.visibleCells[2]
    page.sections = [["A0", "A1", "A2"], ["b0"], ["c0"]]
    let story = try runtime.story { try table.reloadSections(at: [0, 1]) }
    #expect(story.hasPrefix("render: nobody -> the table repainted 2 sections"))
    #expect(page.shown == "A0 A1 A2 b0 c0")
    #expect(table.visibleCells[4] === cell)
  }

  @Test func `an update of no section asks for the counts and changes nothing`() throws {
    #expect(
      try runtime.story { try table.insertSections(at: []) }
        == "data source: the table -> Sections numberOfRows"
    )
    page.sections = [["a0"], [], ["c0"]]
    #expect(throws: InvalidUpdate.self) {
      try runtime.assemble { try table.deleteSections(at: []) }
    }
  }

  @Test func `an update that leads to another number of sections is invalid`() {
    #expect(
      fault([["a0", "a1"], [], ["c0"]]) { try table.insertSections(at: [1]) }
        == """
        invalid table update: 3 sections before, 1 inserted, 0 deleted, \
        but the data source has 3
        """
    )
  }

  @Test func `a deletion that leads to another number of sections is invalid`() {
    #expect(
      fault([["a0", "a1"]]) { try table.deleteSections(at: [1]) }
        == """
        invalid table update: 3 sections before, 0 inserted, 1 deleted, \
        but the data source has 1
        """
    )
  }

  @Test func `a reload that leads to another number of sections is invalid`() {
    #expect(
      fault([["a0", "a1"], []]) { try table.reloadSections(at: [2]) }
        == "invalid table update: 3 sections before, but the data source has 2"
    )
  }

  @Test func `an update that leads to other rows of another section is invalid`() {
    #expect(
      fault([["x"], ["a0"], [], ["c0"]]) { try table.insertSections(at: [0]) }
        == "invalid table update: 2 rows expected in section 1, but the data source has 1"
    )
  }

  @Test(arguments: [3, 7])
  func `a section that does not exist can't be reloaded`(section: Int) {
    #expect(
      fault(page.sections) { try table.reloadSections(at: [section]) }
        == "the table has no section \(section); it has 3"
    )
  }

  @Test func `a section that an update inserts must exist after it`() {
    #expect(
      fault([["a0", "a1"], [], ["c0"], []]) { try table.insertSections(at: [4]) }
        == "the table has no section 4; it has 4"
    )
  }

  @Test func `a table without sections has one, which can be reloaded and not be deleted`() throws {
    let list = runtime.list(["a"])
    list.items = ["a", "b"]
    try runtime.assemble { try list.table.reloadSections(at: [0]) }
    #expect(list.table.visibleCells.map(\.text) == ["a", "b"])
    runtime.assemble { try? list.table.deleteSections(at: [0]) }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("there is no fault")
      return
    }
    #expect(
      fault.message
        == "invalid table update: 1 section before, 0 inserted, 1 deleted, but the data source has 1"
    )
  }

  @Test
  func `a batch updates rows and sections at once, and rows of other sections keep their cells`()
    throws
  {
    let cells = table.visibleCells
    try runtime.assemble {
      try table.performBatchUpdates {
        page.sections = [["x0"], ["a1", "c0"], ["y0", "y1"]]
        try table.insertSections(at: [0])
        try table.reloadSections(at: [1])
        try table.deleteSections(at: [2])
        try table.deleteRows(at: [0])
        try table.insertRows(at: [2])
      }
    }
    #expect(page.shown == "x0 a1 c0 y0 y1")
    #expect(table.visibleCells[1] === cells[1])
    #expect(table.sectionCount == 3)
  }

  @Test func `a row of a batch must lead to the rows of its section`() {
    #expect(
      fault([["a0"], ["b0"], ["c0"]]) {
        try table.performBatchUpdates {
          try table.deleteRows(at: [0])
          try table.insertRows(at: [0])
          try table.reloadSections(at: [2])
        }
      } == "invalid table update: 2 rows expected in section 0, but the data source has 1"
    )
  }

  @Test func `a section can't be deleted and reloaded in a batch`() {
    #expect(
      fault([["a0", "a1"], []]) {
        try table.performBatchUpdates {
          try table.deleteSections(at: [2])
          try table.reloadSections(at: [2])
        }
      } == "invalid table update: two updates in one batch of section 2"
    )
  }

  @Test(arguments: [1, 2, 5], [1, 2, 3] as [UInt64])
  func `a table equals its data source after random updates of sections`(
    viewport: Int,
    seed: UInt64
  ) throws {
    let random = RandomSource(seed: seed)
    let page = runtime.assemble { Sections([], viewport: viewport) }
    runtime.assemble { page.loadViewIfNeeded() }
    for round in 0..<500 {
      runtime.flow.beginStep()
      let count = page.sections.count
      let step = try runtime.assemble { () -> String in
        let rows = (0..<random.next(below: 4)).map { "\(round).\($0)" }
        let section = random.next(below: count + 1)
        switch random.next(below: 4) {
        case 0, 1:
          page.sections.insert(rows, at: section)
          try page.table.insertSections(at: [section])
        case 2 where section < count:
          page.sections.remove(at: section)
          try page.table.deleteSections(at: [section])
        case 3 where section < count:
          page.sections[section] = rows
          try page.table.reloadSections(at: [section])
        default: _ = page.table.scroll(to: random.next(below: 9))
        }
        return "\(section): \(rows)"
      }
      let all = page.sections.flatMap(\.self)
      let visible = page.table.offset..<min(page.table.offset + viewport, all.count)
      try #require(runtime.flow.end == nil, "\(round): \(step)")
      try #require(page.table.rowCount == all.count, "\(round): \(step)")
      try #require(page.table.visibleCells.map(\.text) == Array(all[visible]), "\(round): \(step)")
    }
  }
}

/// A table with sections; the test changes them.
private final class Sections: ViewController, SectionedTableDataSource {
  var sections: [[String]]
  let table: TableView

  init(_ sections: [[String]], viewport: Int = 9) {
    self.sections = sections
    table = TableView(viewport: viewport)
    super.init()
  }

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
  }

  func numberOfSections(in table: TableView) -> Int { sections.count }

  func table(_ table: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func table(_ table: TableView, cellForRowAt path: RowPath) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = sections[path.section][path.row]
    return cell
  }

  var shown: String { table.visibleCells.map(\.text).joined(separator: " ") }
}
