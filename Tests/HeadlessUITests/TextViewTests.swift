import HeadlessUI
import MVC
import Testing

@Suite struct TextViewTests {
  private let runtime = Runtime()
  private let page: NotePage
  private let window: Window

  init() {
    let page = runtime.assemble { NotePage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private func heard(_ body: () -> Void) -> [String] {
    page.heard = []
    runtime.assemble(body)
    return page.heard
  }

  @Test func `a text is drawn in lines behind its label, broken between words`() {
    page.note.text = "Milk, and the bread\n\nEggs"
    #expect(
      window.lines(width: 20)
        == ["", "Note: Milk, and the", "      bread", "", "      Eggs_", "Title: _"]
    )
    page.note.text = ""
    #expect(window.lines(width: 20) == ["", "Note: _", "Title: _"])
    page.note.isEditable = false
    page.note.text = "Milk"
    #expect(window.lines(width: 20) == ["", "Note: Milk", "Title: _"])
  }

  @Test(arguments: [1, 2, 6, 7, 8, 20])
  func `no line of a text is wider than the window`(width: Int) {
    page.note.text = "一二三四五六七八九十 and a long word"
    for line in window.lines(width: width) { #expect(line.columns <= width, "\(line)") }
  }

  @Test func `each edit by the user calls the delegate and then the target`() {
    page.note.onChange(page) { $0.heard.append("target") }
    let first = runtime.story { #expect(page.note.type(#"Milk\nEggs"#) == .heard) }
    #expect(
      first == """
        user event: user -> 'Note' typing in 'Note'
          delegate: 'Note' -> NotePage textViewDidBeginEditing
          delegate: 'Note' -> NotePage textViewDidChange
          target-action: 'Note' -> NotePage
        """
    )
    #expect(page.heard == ["begin", "change", "target"])
    #expect(page.note.text == "Milk\nEggs")
    #expect(page.note.value == #"Milk\nEggs"#)
    #expect(heard { _ = page.note.type("Tea") } == ["change", "target"])
  }

  @Test func `code that sets the text calls nobody`() {
    let story = runtime.story { page.note.text = "Tea" }
    #expect(story == "render: nobody -> 'Note' wrote in 'Note'")
    #expect(page.heard == [])
    #expect(runtime.story { page.note.text = "Tea" } == "")
  }

  @Test func `a text view and a field take the keyboard from each other`() {
    #expect(heard { _ = page.note.type("Tea") } == ["begin", "change"])
    #expect(page.note.isFirstResponder)
    #expect(heard { _ = page.field.type("x") } == ["end", "title begin"])
    #expect(!page.note.isFirstResponder)
    #expect(heard { _ = page.note.becomeFirstResponder() } == ["title end", "begin"])
    #expect(heard { page.view.endEditing() } == ["end"])
    #expect(heard { page.note.resignFirstResponder() } == [])
  }

  @Test func `the user can only read a text that is not editable, or is disabled`() {
    page.note.text = "Tea"
    let story = runtime.story {
      page.note.isEditable = false
      page.note.isEditable = false
    }
    #expect(story == "render: nobody -> 'Note' made 'Note' read-only")
    #expect(page.note.verbs == [])
    #expect(!page.note.becomeFirstResponder())
    page.note.isEditable = true
    #expect(page.note.verbs == [.type])
    page.note.isEnabled = false
    #expect(page.note.type("x") == .disabled)
    #expect(!page.note.becomeFirstResponder())
    #expect((page.note.text, page.heard) == ("Tea", []))
  }

  @Test func `a text without a delegate keeps what the user types`() {
    page.note.delegate = nil
    #expect(page.note.type("Tea") == .heard)
    #expect(page.note.text == "Tea")
    #expect(page.note.isFirstResponder)
  }

  @Test func `a text view in a stack has lines of its own`() {
    let stack = runtime.assemble {
      StackView([Label("a"), TextView("Note", text: "b\nc"), Button("d")])
    }
    #expect(stack.lines(width: 20) == ["a", "Note: b", "      c_", "[d]"])
  }
}

/// A text view and a field, whose delegate this screen is.
private final class NotePage: ViewController, TextViewDelegate, TextFieldDelegate {
  let note = TextView("Note")
  let field = TextField("Title")
  var heard: [String] = []

  override func loadView() {
    for element in [note, field] { view.addSubview(element) }
    note.delegate = self
    field.delegate = self
  }

  func textViewDidBeginEditing(_ textView: TextView) { heard.append("begin") }
  func textViewDidChange(_ textView: TextView) { heard.append("change") }
  func textViewDidEndEditing(_ textView: TextView) { heard.append("end") }
  func textFieldDidBeginEditing(_ field: TextField) { heard.append("title begin") }
  func textFieldDidEndEditing(_ field: TextField) { heard.append("title end") }
}
