import HeadlessUI
import MVC
import Testing

@Suite struct TableEditingTests {
  private let runtime = Runtime()
  private let page: EditedList

  init() {
    page = runtime.assemble { EditedList(["a", "b", "c"]) }
    runtime.assemble { page.loadViewIfNeeded() }
  }

  private var table: TableView { page.table }
  private var lines: [String] { table.lines(width: 20) }

  private func minus(_ row: Int) -> Button? {
    table.visibleCells[row].visibleElements.lazy.compactMap { $0 as? Button }.first
  }

  private func edit(_ editing: Bool = true) { runtime.assemble { table.setEditing(editing) } }

  @Test func `rows have a minus and a handle while the table is edited, and the controls go again`()
  {
    page.fixed = ["b"]
    edit()
    #expect(lines == ["0  [-] a           =", "1  [-] b", "2  [-] c           ="])
    edit(false)
    #expect(lines == ["0  a", "1  b", "2  c"])
    #expect(minus(0) == nil)
  }

  @Test func `a row that the user may not edit has neither a minus nor a handle, nor a swipe menu`()
  {
    page.locked = ["b"]
    _ = table.swipe(row: 1)
    #expect(table.menu == nil)
    _ = table.swipe(row: 0)
    #expect(lines == ["0  a        [Delete]", "1  b", "2  c"])
    edit()
    #expect(table.menu == nil)
    #expect(lines == ["0  [-] a           =", "1  b", "2  [-] c           ="])
  }

  @Test func `the first edit asks about the visible rows, within one render of the controls`() {
    let story = runtime.story { table.setEditing(true) }
    #expect(
      story == """
        render: nobody -> the editing controls showed them
          data source: the table -> EditedList canEditRow 0
          data source: the table -> EditedList canMoveRow 0
          data source: the table -> EditedList canEditRow 1
          data source: the table -> EditedList canMoveRow 1
          data source: the table -> EditedList canEditRow 2
          data source: the table -> EditedList canMoveRow 2
        """
    )
    #expect(runtime.story { table.setEditing(true) } == "")
  }

  @Test func `a minus opens the menu, and only its choice commits; the row is still there then`() {
    edit()
    #expect(minus(1)?.tap() == .heard)
    #expect(lines[1] == "1  [-] b  [Delete] =")
    #expect(page.heard == [])
    let story = runtime.story { #expect(table.confirm("Delete") == .heard) }
    #expect(
      story == """
        user event: user -> the table tap 'Delete'
          delegate: the table -> EditedList commit
        """
    )
    #expect(page.heard == ["commit b of 3"])
    #expect(table.rowCount == 3)
    #expect(table.menu == nil)
  }

  @Test func `a second tap on the minus closes the menu, and a tap on another one opens its own`() {
    edit()
    _ = minus(0)?.tap()
    _ = minus(2)?.tap()
    #expect(table.menu?.row == 2)
    _ = minus(2)?.tap()
    #expect(table.menu == nil)
  }

  @Test func `a swipe offers the delegate's actions before the deletion`() {
    page.hasOwnActions = true
    _ = table.swipe(row: 0)
    #expect(table.menu?.actions.map(\.title) == ["Share"])
  }

  @Test func `rows keep their controls when others come and go, and new rows get some`() throws {
    page.locked = ["b"]
    edit()
    page.items.insert("x", at: 0)
    try runtime.assemble { try table.insertRows(at: [0]) }
    #expect(
      lines == ["0  [-] x           =", "1  [-] a           =", "2  b", "3  [-] c           ="]
    )
    page.items.removeFirst(3)
    try runtime.assemble { try table.deleteRows(at: [0, 1, 2]) }
    page.items.append("b")
    try runtime.assemble { try table.insertRows(at: [1]) }
    #expect(lines == ["0  [-] c           =", "1  b"])
  }

  @Test func `a row is selected during an edit only if the table allows it`() {
    #expect(table.canBeSelected)
    edit()
    #expect(!table.canBeSelected)
    table.allowsSelectionDuringEditing = true
    #expect(table.canBeSelected)
  }

  @Test func `a table whose data source edits nothing has no controls`() {
    let list = runtime.list(["a"])
    runtime.assemble { list.table.setEditing(true) }
    #expect(list.table.lines(width: 20) == ["0  a"])
    list.hasMenu = false
    _ = list.table.swipe(row: 0)
    #expect(list.table.menu == nil)
    #expect(list.table.drag(row: 0, to: 0) == .unheard)
  }

  @Test func `the edit button is 'Edit' or 'Done', and tells the screen at each tap`() {
    let button = runtime.assemble { page.editButton }
    #expect(button.inlineText == "[Edit]")
    let story = runtime.story { #expect(button.tap() == .heard) }
    #expect(
      story.hasPrefix(
        """
        user event: user -> 'edit button' tap 'Edit'
          target-action: 'edit button' -> EditedList
            render: EditedList -> the editing controls showed them
        """
      )
    )
    #expect(page.isEditing && table.isEditing)
    #expect(button.inlineText == "[Done]")
    _ = runtime.assemble { button.tap() }
    #expect(!page.isEditing && !table.isEditing)
    #expect(page.editButton === button)
  }
}
