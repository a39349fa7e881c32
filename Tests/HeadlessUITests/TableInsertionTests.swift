import HeadlessUI
import MVC
import Testing

@Suite struct TableInsertionTests {
  private let runtime = Runtime()

  private func list<List: StyledList>(_ make: () -> List) -> List {
    let page = runtime.assemble(make)
    runtime.assemble { page.loadViewIfNeeded() }
    return page
  }

  private func lines(_ page: StyledList) -> [String] { page.table.lines(width: 20) }

  @Test func `a row has a minus, a plus or neither while the table is edited, as its style says`() {
    let page = list { InsertingList() }
    runtime.assemble { page.table.setEditing(true) }
    #expect(lines(page) == ["0  [-] a", "1  b", "2  [+] new"])
    runtime.assemble { page.table.setEditing(false) }
    #expect(lines(page) == ["0  a", "1  b", "2  new"])
  }

  @Test func `a plus commits at once, and the table's row follows the model`() {
    let page = list { InsertingList() }
    runtime.assemble { page.table.setEditing(true) }
    let story = runtime.story {
      #expect(page.table.visibleCells[2].editingControl?.tap() == .heard)
    }
    #expect(
      story == """
        user event: user -> the table tap '+'
          delegate: the table -> InsertingList commit
            render: InsertingList -> the table inserted a row
              data source: the table -> InsertingList numberOfRows
              data source: the table -> InsertingList cellForRow 2
                render: InsertingList -> Cell wrote in a cell
              data source: the table -> InsertingList canEditRow 2
              delegate: the table -> InsertingList editing style of row 2
        """
    )
    #expect(lines(page) == ["0  [-] a", "1  b", "2  [-] c", "3  [+] new"])
  }

  @Test func `a swipe offers to delete only a row of that style`() {
    let page = list { InsertingList() }
    for (row, menu) in [(0, ["Delete"]), (1, []), (2, [])] {
      _ = page.table.swipe(row: row)
      #expect(page.table.menu?.actions.map(\.title) ?? [] == menu)
    }
  }

  @Test func `a reused cell has the button of its new row`() throws {
    let page = list { InsertingList() }
    runtime.assemble { page.table.setEditing(true) }
    page.items.removeFirst(2)
    try runtime.assemble { try page.table.reload() }
    #expect(lines(page) == ["0  [+] new"])
  }

  @Test func `a plus that no data source hears reaches nobody`() {
    let page = list { StyledList() }
    runtime.assemble { page.table.setEditing(true) }
    #expect(lines(page).last == "2  [+] new")
    #expect(page.table.visibleCells[2].editingControl?.tap() == .unheard)
  }
}

/// A list whose last row stands for a new one; the row 'b' can't be deleted.
private class StyledList: ViewController, EditableTableDataSource, EditingStyleTableDelegate {
  var items = ["a", "b", "new"]
  let table = TableView(viewport: 9)

  override func loadView() {
    view.addSubview(table)
    (table.dataSource, table.delegate) = (self, self)
  }

  func numberOfRows(in table: TableView) -> Int { items.count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = items[row]
    return cell
  }

  func table(_ table: TableView, editingStyleOfRow row: Int) -> RowEditingStyle {
    row == items.count - 1 ? .insert : items[row] == "b" ? .none : .delete
  }

  func table(_ table: TableView, commitDeletionOfRow row: Int) {}
}

private final class InsertingList: StyledList, InsertableTableDataSource {
  func table(_ table: TableView, commitInsertionAtRow row: Int) throws {
    items.insert("c", at: row)
    try table.insertRows(at: [row])
  }
}
