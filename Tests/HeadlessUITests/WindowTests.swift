import HeadlessUI
import Testing

@Suite struct `Alerts, sheets and toasts stand in front of a screen` {
  private let surroundings = Surroundings()
  private let window: Window
  private let page: AskingPage

  init() {
    let page = surroundings.assemble { AskingPage() }
    self.page = page
    window = surroundings.assemble { Window(name: "Phone", root: page) }
    surroundings.assemble { window.open() }
  }

  private var text: String { window.lines(width: 36).joined(separator: "\n") }

  @Test func `an alert with a field is answered, and goes before its action is called`() throws {
    surroundings.assemble { page.ask() }
    #expect(
      text == """

        -- New entry --
        What is it?
        Title: _
        [Cancel]  [Add]
        """
    )
    _ = try #require(page.alert?.field).type("Milk")
    let story = surroundings.story { #expect(page.chooseInAlert("Add") == .heard) }
    #expect(page.heard == ["Milk with no alert"])
    #expect(
      story == """
        user event: user -> 'Add' tap 'Add'
          target-action: 'Add' -> Asking
        """
    )
  }

  @Test func `a choice without an action only closes it`() {
    surroundings.assemble { page.ask() }
    #expect(page.chooseInAlert("Cancel") == .heard)
    #expect(page.alert == nil)
    #expect(page.heard == [])
  }

  @Test func `what it does not offer can't be chosen`() {
    #expect(page.chooseInAlert("Add") == .unheard)
    surroundings.assemble { page.ask() }
    #expect(page.chooseInAlert("Delete") == .unheard)
    #expect(page.alert != nil)
  }

  @Test func `a choice keeps its target weakly`() {
    var dying: AskingPage? = surroundings.assemble { AskingPage() }
    if let dying {
      surroundings.assemble {
        page.present(Alert("Sure?", actions: [AlertAction("Yes", dying) { $0.ask() }]))
      }
    }
    weak let gone = dying
    dying = nil
    #expect(gone == nil)
    #expect(page.chooseInAlert("Yes") == .unheard)
  }

  @Test func `a sheet comes from below`() {
    surroundings.assemble {
      page.present(
        Alert("分享", style: .sheet, actions: [AlertAction("微信"), AlertAction("Copy")])
      )
    }
    #expect(
      text == """

        __ 分享 __
        [微信]  [Copy]
        """
    )
  }

  @Test func `a second alert takes the place of the first, and can be dismissed in code`() {
    surroundings.assemble {
      page.present(Alert("One", actions: []))
      page.present(Alert("Two", actions: []))
    }
    #expect(page.alert?.title == "Two")
    let story = surroundings.story {
      page.dismissAlert()
      page.dismissAlert()
    }
    #expect(page.alert == nil)
    #expect(story == "navigation: nobody -> Asking dismissed the alert")
  }

  @Test func `a toast goes after two seconds of virtual time`() {
    surroundings.assemble { page.showToast("Deleted") }
    #expect(text == "\n( Deleted )")
    surroundings.clock.advance(by: .milliseconds(1_999))
    #expect(window.toast == "Deleted")
    surroundings.clock.advance(by: .milliseconds(1))
    #expect(window.toast == nil)
  }

  @Test func `a second toast stays for two seconds of its own`() {
    surroundings.assemble { page.showToast("One") }
    surroundings.clock.advance(by: .seconds(1))
    surroundings.assemble { page.showToast("Two") }
    surroundings.clock.advance(by: .seconds(1))
    #expect(window.toast == "Two")
    surroundings.clock.advance(by: .seconds(1))
    #expect(window.toast == nil)
  }

  @Test func `a screen that takes what is pasted gets the lines, another does not`() {
    page.pasteByHand(["a", "b"])
    #expect(page.heard == ["a", "b"])
    let deaf = surroundings.assemble { Page("Deaf") }
    #expect(surroundings.story { deaf.pasteByHand(["a"]) } == "")
  }
}

private final class AskingPage: Page {
  var heard: [String] = []

  init() { super.init("Asking") }

  override var acceptsPaste: Bool { true }

  override func paste(_ lines: [String]) { heard += lines }

  func ask() {
    let field = TextField("Title")
    present(
      Alert(
        "New entry",
        message: "What is it?",
        field: field,
        actions: [
          AlertAction("Cancel"),
          AlertAction("Add", self) {
            $0.heard.append("\(field.text) with \($0.alert == nil ? "no" : "an") alert")
          },
        ]
      )
    )
  }
}

@Suite struct `Several windows and screens show one world` {
  private let surroundings = Surroundings()

  @Test func `what is done in one window is not done in the other`() throws {
    let (phone, pad) = surroundings.assemble {
      (Window(name: "Phone", root: Page("A")), Window(name: "Pad", root: Page("B")))
    }
    surroundings.assemble {
      phone.open()
      pad.open()
      phone.stacks.first?.push(Page("C"))
      pad.top?.showToast("hello")
    }
    #expect(phone.controllers.map(\.flowName) == ["A", "C"])
    #expect(pad.controllers.map(\.flowName) == ["B"])
    #expect(phone.toast == nil)
    #expect(pad.toast == "hello")
  }

  @Test func `two tables on one data source each have their own count and cells`() throws {
    let source = surroundings.list(letters(3))
    let second = surroundings.assemble { TableView(viewport: 2) }
    second.dataSource = source
    try surroundings.assemble { try second.reload() }
    source.items.append("d")
    try surroundings.assemble { try source.table.insertRows(at: [3]) }
    #expect(source.table.rowCount == 4)
    #expect(second.rowCount == 3)
    let cells = Set((source.table.visibleCells + second.visibleCells).map(ObjectIdentifier.init))
    #expect(cells.count == 6)
  }
}
