import HeadlessUI
import MVC
import Testing

@Suite struct `A control keeps its target weakly and ignores taps while disabled` {
  private let runtime = Runtime()
  private let page: TapPage

  init() { page = runtime.assemble { TapPage() } }

  @Test func `a tap is heard by the target`() {
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

  @Test func `the target before hears no more`() {
    page.button.onTap(page) { $0.heard.append("old") }
    page.button.onTap(page) { $0.heard.append("new") }
    _ = page.button.tap()
    #expect(page.heard == ["new"])
  }

  @Test func `while disabled it does nothing, and nothing is recorded`() {
    page.button.onTap(page) { $0.heard.append("tap") }
    page.button.setEnabled(false)
    let story = runtime.story { #expect(page.button.tap() == .disabled) }
    #expect(story == "")
    page.button.setEnabled(true)
    #expect(page.button.tap() == .heard)
    #expect(page.heard == ["tap"])
  }

  @Test func `a tap for nobody is unheard`() {
    #expect(page.button.tap() == .unheard)
    var dying: TapPage? = runtime.assemble { TapPage() }
    if let dying { page.button.onTap(dying) { $0.heard.append("tap") } }
    weak let gone = dying
    dying = nil
    #expect(gone == nil)
    #expect(page.button.tap() == .unheard)
  }

  @Test func `what a person sees is recorded only when it changes`() {
    let story = runtime.story {
      page.button.setEnabled(true)
      page.button.setEnabled(false)
      page.button.setTitle("Add")
      page.button.setTitle("More")
      page.button.setHidden(true)
      page.button.setHidden(true)
      page.label.setText("")
      page.label.setText("hello")
      page.setTitle("Page")
      page.setTitle("Page")
      page.bar.setProgress(0)
      page.bar.setProgress(2)
      page.bar.setProgress(1)
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

@Suite struct `Text set in code fires no event` {
  private let runtime = Runtime()
  private let page: TapPage

  init() { page = runtime.assemble { TapPage() } }

  @Test func `only typing does, each time`() {
    page.field.onChange(page) { $0.heard.append($0.field.text) }
    page.field.setText("by code")
    #expect(page.heard == [])
    #expect(page.field.type("by hand") == .heard)
    #expect(page.field.type("by hand") == .heard)
    #expect(page.heard == ["by hand", "by hand"])
  }

  @Test func `a disabled field takes no text`() {
    page.field.setEnabled(false)
    #expect(page.field.type("by hand") == .disabled)
    #expect(page.field.text == "")
  }

  @Test func `a field nobody listens to is read later`() {
    #expect(page.field.type("by hand") == .heard)
    #expect(page.field.text == "by hand")
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

@Suite struct `A swipe menu opens and confirms as two acts` {
  private let runtime = Runtime()
  private let page: ListPage

  init() { page = runtime.list(letters(6)) }

  @Test func `the swipe asks what is on the menu, the choice calls the action`() {
    let opening = runtime.story { #expect(page.table.swipe(row: 1) == .heard) }
    #expect(page.table.menu?.row == 1)
    #expect(page.table.menu?.actions.map(\.title) == ["Delete"])
    #expect(page.told == [])
    let choosing = runtime.story { #expect(page.table.confirm("Delete") == .heard) }
    #expect(page.table.menu == nil)
    #expect(page.told == ["delete b"])
    #expect(
      opening + "\n" + choosing == """
        user event: user -> the table swiping row 1
          delegate: the table -> List swiping row 1
        user event: user -> the table tap 'Delete'
          target-action: the table -> List
        """
    )
  }

  @Test func `a menu with nothing on it does not open, and closes the one before`() {
    _ = page.table.swipe(row: 1)
    page.hasMenu = false
    #expect(page.table.swipe(row: 2) == .heard)
    #expect(page.table.menu == nil)
  }

  @Test func `what is not on the menu can't be chosen`() {
    #expect(page.table.confirm("Delete") == .unheard)
    _ = page.table.swipe(row: 1)
    #expect(page.table.confirm("Rename") == .unheard)
    #expect(page.table.menu?.row == 1)
  }

  @Test func `it follows its row when rows are inserted or deleted above`() throws {
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

  @Test func `it closes when its row goes`() throws {
    _ = page.table.swipe(row: 1)
    page.items.remove(at: 1)
    try runtime.assemble { try page.table.deleteRows(at: [1]) }
    #expect(page.table.menu == nil)
  }

  @Test func `it closes on reload`() throws {
    _ = page.table.swipe(row: 1)
    try runtime.assemble { try page.table.reload() }
    #expect(page.table.menu == nil)
  }

  @Test func `its target is held weakly`() throws {
    let table = page.table
    var dying: ListPage? = runtime.list(letters(2))
    table.delegate = dying
    _ = table.swipe(row: 0)
    #expect(table.menu?.row == 0)
    dying = nil
    #expect(table.confirm("Delete") == .unheard)
  }

  @Test func `selecting and pulling are told to the delegate`() {
    #expect(page.table.select(row: 2) == .heard)
    #expect(page.table.pull() == .heard)
    #expect(page.told == ["select 2", "pull"])
  }

  @Test func `without a delegate nothing is heard`() {
    page.table.delegate = nil
    #expect(page.table.select(row: 2) == .unheard)
    #expect(page.table.swipe(row: 2) == .unheard)
    #expect(page.table.pull() == .unheard)
  }
}
