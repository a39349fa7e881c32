import HeadlessUI
import MVC
import Testing

@Suite struct TableUpdateTests {
  private let runtime = Runtime()
  private let page: ListPage

  /// The rows d, e, f and g of ten are on the screen, in the cells 3, 2, 1 and 0.
  init() {
    page = runtime.list(letters(10))
    runtime.assemble { _ = page.table.scroll(to: 3) }
  }

  @Test func `ten rows scrolled to the fourth show four rows in their cells`() {
    #expect(
      page.picture == """
        3: d (cell 3)
        4: e (cell 2)
        5: f (cell 1)
        6: g (cell 0)
        """
    )
  }

  @Test func `a row inserted above the viewport pushes one row out below`() throws {
    page.items.insert("new", at: 0)
    #expect(try page.questions { try page.table.insertRows(at: [0]) } == "count 3")
    #expect(
      page.picture == """
        3: c (cell 0)
        4: d (cell 3)
        5: e (cell 2)
        6: f (cell 1)
        """
    )
  }

  @Test func `rows inserted inside the viewport show at once`() throws {
    page.items.insert(contentsOf: ["x", "y"], at: 4)
    #expect(try page.questions { try page.table.insertRows(at: [4, 5]) } == "count 4 5")
    #expect(
      page.picture == """
        3: d (cell 3)
        4: x (cell 0)
        5: y (cell 1)
        6: e (cell 2)
        """
    )
  }

  @Test func `a row inserted below the viewport changes nothing on the screen`() throws {
    let before = page.picture
    page.items.append("new")
    #expect(try page.questions { try page.table.insertRows(at: [10]) } == "count")
    #expect(page.picture == before)
    #expect(page.table.rowCount == 11)
  }

  @Test func `a row deleted above the viewport lets one row in from below`() throws {
    page.items.remove(at: 1)
    #expect(try page.questions { try page.table.deleteRows(at: [1]) } == "count 6")
    #expect(
      page.picture == """
        3: e (cell 2)
        4: f (cell 1)
        5: g (cell 0)
        6: h (cell 3)
        """
    )
  }

  @Test func `rows deleted inside the viewport leave their cells to the rows that follow`() throws {
    page.items.remove(at: 6)
    page.items.remove(at: 4)
    #expect(try page.questions { try page.table.deleteRows(at: [4, 6]) } == "count 5 6")
    #expect(
      page.picture == """
        3: d (cell 3)
        4: f (cell 1)
        5: h (cell 0)
        6: i (cell 2)
        """
    )
  }

  @Test func `rows deleted at the end let the viewport slide up`() throws {
    page.items.removeLast(5)
    #expect(try page.questions { try page.table.deleteRows(at: Indexes(5..<10)) } == "count 1 2")
    #expect(
      page.picture == """
        1: b (cell 0)
        2: c (cell 1)
        3: d (cell 3)
        4: e (cell 2)
        """
    )
  }

  @Test func `a table whose rows are all deleted is empty and has four cells to reuse`() throws {
    page.items = []
    try runtime.assemble { try page.table.deleteRows(at: Indexes(0..<10)) }
    #expect(page.picture == "")
    #expect(page.table.offset == 0)
    #expect(page.pool == [3, 2, 1, 0])
  }

  @Test func `rows inserted with gaps have the indexes that they have afterwards`() throws {
    page.items = ["v", "a", "w", "b", "c", "d", "x", "e", "f", "y", "g", "h", "i", "j"]
    #expect(try page.questions { try page.table.insertRows(at: [0, 2, 6, 9]) } == "count 3 4 6")
    #expect(
      page.picture == """
        3: b (cell 0)
        4: c (cell 1)
        5: d (cell 3)
        6: x (cell 2)
        """
    )
  }

  @Test func `a row moved down lets those between move up`() throws {
    page.items.insert(page.items.remove(at: 4), at: 6)
    #expect(try page.questions { try page.table.moveRow(at: 4, to: 6) } == "count")
    #expect(
      page.picture == """
        3: d (cell 3)
        4: f (cell 1)
        5: g (cell 0)
        6: e (cell 2)
        """
    )
  }

  @Test func `a row moved up lets those between move down`() throws {
    page.items.insert(page.items.remove(at: 6), at: 3)
    #expect(try page.questions { try page.table.moveRow(at: 6, to: 3) } == "count")
    #expect(
      page.picture == """
        3: g (cell 0)
        4: d (cell 3)
        5: e (cell 2)
        6: f (cell 1)
        """
    )
  }

  @Test func `a row moved out of the viewport lets another in`() throws {
    page.items.insert(page.items.remove(at: 5), at: 0)
    #expect(try page.questions { try page.table.moveRow(at: 5, to: 0) } == "count 3")
    #expect(
      page.picture == """
        3: c (cell 1)
        4: d (cell 3)
        5: e (cell 2)
        6: g (cell 0)
        """
    )
  }

  @Test func `a row moved into the viewport pushes another out`() throws {
    page.items.insert(page.items.remove(at: 9), at: 5)
    #expect(try page.questions { try page.table.moveRow(at: 9, to: 5) } == "count 5")
    #expect(
      page.picture == """
        3: d (cell 3)
        4: e (cell 2)
        5: j (cell 0)
        6: f (cell 1)
        """
    )
  }

  @Test func `an update of a table is recorded at its line, with the data source's hops below it`()
    throws
  {
    page.items.insert("new", at: 3)
    let story = try runtime.story { try page.table.insertRows(at: [3]) }
    #expect(
      story == """
        render: nobody -> the table inserted a row
          data source: the table -> List numberOfRows
          data source: the table -> List cellForRow 3
            render: List -> NumberedCell wrote in a cell
        """
    )
  }
}
