import HeadlessUI
import MVC
import Testing

/// What can be set by `=`, as in UIKit.
@Suite struct SettablePropertyTests {
  private let runtime = Runtime()
  private let page: SettablePage

  init() { page = runtime.assemble { SettablePage("Settable") } }

  @Test func `to set a property records one render by the component that acts`() {
    page.save.onTap(page) { page in
      page.title = "Done"
      page.save.isEnabled = false
      page.save.isHidden = true
      page.field.text = "Ann"
      page.wrap.isOn = true
      page.hint.text = "saved"
    }
    let story = runtime.story { _ = page.save.tap() }
    #expect(
      story == """
        user event: user -> 'Save' tap 'Save'
          target-action: 'Save' -> Settable
            render: Settable -> Element titled the screen 'Done'
            render: Settable -> 'Save' disabled 'Save'
            render: Settable -> 'Save' hid 'Save'
            render: Settable -> 'Name' wrote in 'Name'
            render: Settable -> 'Wrap' turned 'Wrap' on
            render: Settable -> a label wrote a label
        """
    )
  }

  @Test func `the same value again is no change`() {
    let story = runtime.story {
      page.title = page.title
      page.save.isEnabled = true
      page.save.isHidden = false
      page.field.text = ""
      page.wrap.isOn = false
      page.hint.text = ""
    }
    #expect(story == "")
  }

  @Test func `code that sets a value calls no target, as in UIKit`() {
    page.field.onChange(page) { $0.heard.append("name") }
    page.wrap.onChange(page) { $0.heard.append("wrap") }
    page.field.text = "Ann"
    page.wrap.isOn.toggle()
    #expect(page.heard == [])
    #expect((page.field.value, page.wrap.value) == ("Ann", "on"))
  }
}

private final class SettablePage: Page {
  let save = Button("Save")
  let field = TextField("Name")
  let wrap = Switch("Wrap")
  let hint = Label()
  var heard: [String] = []
}
