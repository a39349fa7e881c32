import HeadlessUI
import MVC
import Testing

@Suite struct ControlTests {
  private let runtime = Runtime()
  private let page: TapPage

  init() { page = runtime.assemble { TapPage() } }

  @Test func `a tap calls the target`() {
    let line: UInt = #line + 1
    page.button.onTap(page) { $0.heard.append("tap") }
    let story = runtime.story { #expect(page.button.tap() == .heard) }
    #expect(page.heard == ["tap"])
    #expect(
      story == """
        user event: user -> 'Add' tap 'Add'
          target-action: 'Add' -> Tap
        """
    )
    #expect(runtime.flow.hops.last?.site == CallSite(fileID: #fileID, line: line))
  }

  @Test func `a second target replaces the first`() {
    page.button.onTap(page) { $0.heard.append("old") }
    page.button.onTap(page) { $0.heard.append("new") }
    _ = page.button.tap()
    #expect(page.heard == ["new"])
  }

  @Test func `a disabled button does nothing and records nothing`() {
    page.button.onTap(page) { $0.heard.append("tap") }
    page.button.isEnabled = false
    let story = runtime.story { #expect(page.button.tap() == .disabled) }
    #expect(story == "")
    page.button.isEnabled = true
    #expect(page.button.tap() == .heard)
    #expect(page.heard == ["tap"])
  }

  @Test func `a tap without a target is unheard`() {
    #expect(page.button.tap() == .unheard)
    var dying: TapPage? = runtime.assemble { TapPage() }
    if let dying { page.button.onTap(dying) { $0.heard.append("tap") } }
    weak let gone = dying
    dying = nil
    #expect(gone == nil)
    #expect(page.button.tap() == .unheard)
  }

  @Test func `a render is recorded only if the visible content changes`() {
    let story = runtime.story {
      page.button.isEnabled = true
      page.button.isEnabled = false
      page.button.title = "Add"
      page.button.title = "More"
      page.button.isHidden = true
      page.button.isHidden = true
      page.label.text = ""
      page.label.text = "hello"
      page.title = "Page"
      page.title = "Page"
      page.bar.progress = 0
      page.bar.progress = 2
      page.bar.progress = 1
    }
    #expect(
      story == """
        render: nobody -> 'More' disabled 'Add'
        render: nobody -> 'More' titled 'More'
        render: nobody -> 'More' hid 'More'
        render: nobody -> a label wrote a label
        render: nobody -> Element titled the screen 'Page'
        render: nobody -> ProgressView moved the progress bar
        """
    )
  }
}

@Suite struct TextFieldTests {
  private let runtime = Runtime()
  private let page: TapPage

  init() { page = runtime.assemble { TapPage() } }

  @Test func `a field calls its target each time the user types, and not when code sets the text`()
  {
    page.field.onChange(page) { $0.heard.append($0.field.text) }
    page.field.text = "by code"
    #expect(page.heard == [])
    #expect(page.field.type("by hand") == .heard)
    #expect(page.field.type("by hand") == .heard)
    #expect(page.heard == ["by hand", "by hand"])
  }

  @Test func `a disabled field takes no text`() {
    page.field.isEnabled = false
    #expect(page.field.type("by hand") == .disabled)
    #expect(page.field.text == "")
  }

  @Test func `a field without a target keeps the typed text`() {
    #expect(page.field.type("by hand") == .heard)
    #expect(page.field.text == "by hand")
  }

  @Test func `a secure field shows a star for each character, and its code reads the text`() {
    page.field.isSecure = true
    #expect(page.field.type("日本 go") == .heard)
    #expect(page.field.text == "日本 go")
    #expect(page.field.value == "*****")
    #expect(page.field.inlineText == "Name: *****_")
    #expect(page.field.lines(width: 9) == ["Name: *…_"])
    let story = runtime.story {
      page.field.isSecure = true
      page.field.isSecure = false
    }
    #expect(story == "")
    #expect(page.field.lines(width: 20) == ["Name: 日本 go_"])
  }
}

/// A screen with one control of each kind.
private final class TapPage: Page {
  let button = Button("Add")
  let field = TextField("Name")
  let label = Label()
  let bar = ProgressView(progress: 0)
  var heard: [String] = []

  init() { super.init("Tap") }
}

@Suite struct SwipeMenuTests {
  private let runtime = Runtime()
  private let page: ListPage

  init() { page = runtime.list(letters(6)) }

  @Test func `a swipe asks the delegate for the menu, and a tap calls the action`() {
    let opening = runtime.story { #expect(page.table.swipe(row: 1) == .heard) }
    #expect(page.table.menu?.row == 1)
    #expect(page.table.menu?.actions.map(\.title) == ["Delete"])
    #expect(page.calls == [])
    let choosing = runtime.story { #expect(page.table.confirm("Delete") == .heard) }
    #expect(page.table.menu == nil)
    #expect(page.calls == ["delete b"])
    #expect(
      opening + "\n" + choosing == """
        user event: user -> the table swiping row 1
          delegate: the table -> List swiping row 1
        user event: user -> the table tap 'Delete'
          target-action: the table -> List
        """
    )
  }

  @Test func `a swipe menu without actions does not open, and closes the one before`() {
    _ = page.table.swipe(row: 1)
    page.hasMenu = false
    #expect(page.table.swipe(row: 2) == .heard)
    #expect(page.table.menu == nil)
  }

  @Test func `an action that the swipe menu does not have can't be tapped`() {
    #expect(page.table.confirm("Delete") == .unheard)
    _ = page.table.swipe(row: 1)
    #expect(page.table.confirm("Rename") == .unheard)
    #expect(page.table.menu?.row == 1)
  }

  @Test func `a swipe menu follows its row when rows are inserted or deleted above`() throws {
    _ = page.table.swipe(row: 1)
    page.items.insert(contentsOf: ["x", "y"], at: 0)
    try runtime.assemble { try page.table.insertRows(at: [0, 1]) }
    #expect(page.table.menu?.row == 3)
    page.items.remove(at: 0)
    try runtime.assemble { try page.table.deleteRows(at: [0]) }
    #expect(page.table.menu?.row == 2)
    page.items.removeLast()
    try runtime.assemble { try page.table.deleteRows(at: [6]) }
    #expect(page.table.menu?.row == 2)
    page.items.insert(page.items.remove(at: 2), at: 0)
    try runtime.assemble { try page.table.moveRow(at: 2, to: 0) }
    #expect(page.table.menu?.row == 0)
  }

  @Test func `a swipe menu closes when its row is deleted`() throws {
    _ = page.table.swipe(row: 1)
    page.items.remove(at: 1)
    try runtime.assemble { try page.table.deleteRows(at: [1]) }
    #expect(page.table.menu == nil)
  }

  @Test func `a swipe menu closes on reload`() throws {
    _ = page.table.swipe(row: 1)
    try runtime.assemble { try page.table.reload() }
    #expect(page.table.menu == nil)
  }

  @Test func `a swipe menu's action holds its target weakly`() throws {
    let table = page.table
    var dying: ListPage? = runtime.list(letters(2))
    table.delegate = dying
    _ = table.swipe(row: 0)
    #expect(table.menu?.row == 0)
    dying = nil
    #expect(table.confirm("Delete") == .unheard)
  }

  @Test func `a selected row and a pull call the table's delegate`() {
    #expect(page.table.select(row: 2) == .heard)
    #expect(page.table.pull() == .heard)
    #expect(page.calls == ["select 2", "pull"])
  }

  @Test func `a table without a delegate leaves user events unheard`() {
    page.table.delegate = nil
    #expect(page.table.select(row: 2) == .unheard)
    #expect(page.table.swipe(row: 2) == .unheard)
    #expect(page.table.pull() == .unheard)
  }
}
