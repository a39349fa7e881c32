import HeadlessUI
import MVC
import Testing

@Suite struct SearchFieldTests {
  private let runtime = Runtime()
  private let page: Listener
  private let field: SearchField

  init() {
    page = runtime.assemble { Listener() }
    let field = runtime.assemble { SearchField(showsCancelButton: true) }
    field.onChange(page) { [weak field] in $0.heard.append("'\(field?.text ?? "")'") }
    field.onCancel(page) { $0.heard.append("cancel") }
    self.field = field
  }

  private var buttons: [Button] { field.visibleElements.compactMap { $0 as? Button } }

  @Test func `each change calls the target; the same text again, and code that sets it, do not`() {
    _ = field.type("m")
    _ = field.type("mi")
    _ = field.type("mi")
    field.text = "milk"
    #expect(page.heard == ["'m'", "'mi'"])
    #expect(field.lines(width: 60) == ["Search: milk_  [Clear]  [Cancel]"])
    #expect(field.inlineText == "Search: milk_  [Clear]  [Cancel]")
    #expect(field.lines(width: 32) == ["Search: milk_  [Clear]  [Cancel]"])
    #expect(field.lines(width: 30) == ["Search: milk_", "[Clear]  [Cancel]"])
  }

  @Test func `to clear the text is to type nothing; without a text there is nothing to clear`()
    throws
  {
    #expect(buttons.map(\.title) == ["Cancel"])
    field.text = "milk"
    let clear = try #require(buttons.first { $0.title == "Clear" })
    let story = runtime.story { #expect(clear.tap() == .heard) }
    #expect(
      story == """
        user event: user -> 'Search' typing in 'Search'
          target-action: 'Search' -> Listener
        """
    )
    #expect(page.heard == ["''"])
    #expect(field.lines(width: 40) == ["Search: _  [Cancel]"])
  }

  @Test func `to cancel calls its own target, and the text stays`() throws {
    field.text = "milk"
    let cancel = try #require(buttons.first { $0.title == "Cancel" })
    let story = runtime.story { #expect(cancel.tap() == .heard) }
    #expect(
      story == """
        user event: user -> 'Cancel Search' tap 'Cancel'
          target-action: 'Cancel Search' -> Listener
        """
    )
    #expect(page.heard == ["cancel"])
    #expect(field.text == "milk")
  }

  @Test func `the button to cancel comes and goes, and a disabled field has no buttons`() {
    let hiding = runtime.story { field.showsCancelButton = false }
    #expect(hiding == "render: nobody -> 'Search' hid 'Cancel' of 'Search'")
    #expect(runtime.story { field.showsCancelButton = false } == "")
    #expect(field.lines(width: 40) == ["Search: _"])
    field.showsCancelButton = true
    field.text = "milk"
    field.isEnabled = false
    #expect(buttons.isEmpty)
    #expect(field.type("x") == .disabled)
  }
}

private final class Listener: ViewController {
  var heard: [String] = []
}
