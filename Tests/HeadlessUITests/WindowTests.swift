import HeadlessUI
import MVC
import Testing

@Suite struct AlertTests {
  private let runtime = Runtime()
  private let window: Window
  private let page: AskingPage

  init() {
    let page = runtime.assemble { AskingPage() }
    self.page = page
    window = runtime.assemble { Window(name: "Phone", root: page) }
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 36).joined(separator: "\n") }

  @Test func `an alert with a field closes before its action is called`() throws {
    runtime.assemble { page.ask() }
    #expect(
      text == """

        -- New entry --
        What is it?
        Title: _
        [Cancel]  [Add]
        """
    )
    _ = try #require(page.alert?.fields.first).type("Milk")
    let story = runtime.story { #expect(page.chooseInAlert("Add") == .heard) }
    #expect(page.heard == ["Milk with no alert"])
    #expect(
      story == """
        user event: user -> 'Add' tap 'Add'
          target-action: 'Add' -> Asking
        """
    )
  }

  @Test func `an alert's action without a target only closes the alert`() {
    runtime.assemble { page.ask() }
    #expect(page.chooseInAlert("Cancel") == .heard)
    #expect(page.alert == nil)
    #expect(page.heard == [])
  }

  @Test func `an alert has its fields below each other, and the first one has the keyboard`() {
    let (name, password) = runtime.assemble { (TextField("Name"), TextField("Password")) }
    runtime.assemble {
      password.isSecure = true
      page.present(Alert("Log in", fields: [name, password], actions: [AlertAction("OK")]))
    }
    #expect(name.isFirstResponder)
    _ = password.type("abc")
    #expect(password.isFirstResponder)
    #expect(
      text == """

        -- Log in --
        Name: _
        Password: ***_
        [OK]
        """
    )
    #expect(page.chooseInAlert("OK") == .heard)
    #expect(!password.isFirstResponder)
    #expect(!password.becomeFirstResponder())
  }

  @Test func `a field of an alert takes Return, and the alert stays`() {
    let field = runtime.assemble { TextField("Title") }
    field.onReturn(page) { $0.heard.append(field.text) }
    runtime.assemble { page.present(Alert("New", fields: [field], actions: [])) }
    _ = field.type("Milk")
    #expect(field.receive(.return) == .heard)
    #expect(page.heard == ["Milk"])
    #expect(!field.isFirstResponder)
    #expect(page.alert != nil)
  }

  @Test func `a disabled action can't be tapped, until code enables it`() {
    let action = runtime.assemble { AlertAction("Add", page) { $0.heard.append("added") } }
    runtime.assemble {
      action.isEnabled = false
      page.present(Alert("New", actions: [AlertAction("Cancel"), action]))
    }
    #expect(text == "\n-- New --\n[Cancel]  (Add)")
    #expect(page.chooseInAlert("Add") == .disabled)
    #expect(page.alert != nil)
    #expect(runtime.story { action.isEnabled = true } == "render: nobody -> 'Add' enabled 'Add'")
    #expect(page.chooseInAlert("Add") == .heard)
    #expect(page.heard == ["added"])
  }

  @Test func `an action that the alert does not have can't be tapped`() {
    #expect(page.chooseInAlert("Add") == .unheard)
    runtime.assemble { page.ask() }
    #expect(page.chooseInAlert("Delete") == .unheard)
    #expect(page.alert != nil)
  }

  @Test func `an alert's action holds its target weakly`() {
    var dying: AskingPage? = runtime.assemble { AskingPage() }
    if let dying {
      runtime.assemble {
        page.present(Alert("Sure?", actions: [AlertAction("Yes", dying) { $0.ask() }]))
      }
    }
    weak let gone = dying
    dying = nil
    #expect(gone == nil)
    #expect(page.chooseInAlert("Yes") == .unheard)
  }

  @Test func `a sheet is shown at the foot of the screen`() {
    runtime.assemble {
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

  @Test func `behind an alert nothing is presented, and the flow says so`() {
    let story = runtime.story {
      page.present(Alert("One", actions: []))
      page.present(Alert("Two", actions: []))
      page.present(Page("Form"))
    }
    #expect(page.alert?.title == "One")
    #expect(window.top === page)
    #expect(
      story == """
        navigation: nobody -> Asking presented 'One'
        navigation: nobody -> Asking presented 'Two'
        navigation: nobody -> Asking presented Form
        """
    )
    #expect(runtime.flow.hops.suffix(3).map(\.isLost) == [false, true, true])
  }

  @Test func `code can dismiss an alert, after which there is room for the next`() {
    runtime.assemble { page.present(Alert("One", actions: [])) }
    let story = runtime.story {
      page.dismissAlert()
      page.dismissAlert()
    }
    #expect(page.alert == nil)
    #expect(story == "navigation: nobody -> Asking dismissed the alert")
    runtime.assemble { page.present(Alert("Two", actions: [])) }
    #expect(page.alert?.title == "Two")
  }

  @Test func `a screen that is covered or has left presents nothing, and the flow says so`() {
    let next = runtime.assemble { AskingPage() }
    let story = runtime.story {
      page.navigation?.push(next)
      page.ask()
      page.present(Page("Form"))
      next.navigation?.pop()
      next.ask()
    }
    #expect(page.alert == nil)
    #expect(next.alert == nil)
    #expect(window.top === page)
    #expect(
      story.split(separator: "\n").filter { $0.hasPrefix("navigation") } == [
        "navigation: nobody -> NavigationController pushed Asking",
        "navigation: nobody -> Asking presented 'New entry'",
        "navigation: nobody -> Asking presented Form",
        "navigation: nobody -> NavigationController popped a screen",
        "navigation: nobody -> Asking presented 'New entry'",
      ]
    )
    #expect(runtime.flow.hops.filter(\.isLost).count == 3)
  }

  @Test func `a toast disappears after two seconds of virtual time`() {
    runtime.assemble { page.showToast("Deleted") }
    #expect(text == "\n( Deleted )")
    runtime.clock.advance(by: .milliseconds(1_999))
    #expect(window.toast == "Deleted")
    runtime.clock.advance(by: .milliseconds(1))
    #expect(window.toast == nil)
  }

  @Test func `a second toast is visible for two seconds of its own`() {
    runtime.assemble { page.showToast("One") }
    runtime.clock.advance(by: .seconds(1))
    runtime.assemble { page.showToast("Two") }
    runtime.clock.advance(by: .seconds(1))
    #expect(window.toast == "Two")
    runtime.clock.advance(by: .seconds(1))
    #expect(window.toast == nil)
  }

  @Test func `a screen that accepts pasted text gets the lines, another does not`() {
    page.pasteByHand(["a", "b"])
    #expect(page.heard == ["a", "b"])
    let deaf = runtime.assemble { Page("Deaf") }
    #expect(runtime.story { deaf.pasteByHand(["a"]) } == "")
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
        fields: [field],
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

@Suite struct WindowTests {
  private let runtime = Runtime()

  @Test func `an act in one window does not affect the other`() throws {
    let (phone, pad) = runtime.assemble {
      (Window(name: "Phone", root: Page("A")), Window(name: "Pad", root: Page("B")))
    }
    runtime.assemble {
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

  @Test func `two tables of one data source have their own counts and cells`() throws {
    let source = runtime.list(letters(3))
    let second = runtime.assemble { TableView(viewport: 2) }
    second.dataSource = source
    try runtime.assemble { try second.reload() }
    source.items.append("d")
    try runtime.assemble { try source.table.insertRows(at: [3]) }
    #expect(source.table.rowCount == 4)
    #expect(second.rowCount == 3)
    let cells = Set((source.table.visibleCells + second.visibleCells).map(ObjectIdentifier.init))
    #expect(cells.count == 6)
  }
}
