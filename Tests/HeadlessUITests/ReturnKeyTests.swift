import HeadlessUI
import MVC
import Testing

@Suite struct ReturnKeyTests {
  private let runtime = Runtime()
  private let page: Form
  private let window: Window

  init() {
    let page = runtime.assemble { Form() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private func heard(_ body: () -> Void) -> [String] {
    page.heard = []
    runtime.assemble(body)
    return page.heard
  }

  @Test func `a field offers Return only with a delegate or a target for it`() {
    #expect(page.name.verbs == [.type])
    page.name.delegate = page
    #expect(page.name.verbs == [.type, .return])
    page.city.onReturn(page) { $0.heard.append("return") }
    #expect(page.city.verbs == [.type, .return])
  }

  @Test func `without a delegate the target is called, and then the field loses the keyboard`() {
    page.name.onReturn(page) { $0.heard.append("return, \($0.name.isFirstResponder)") }
    _ = page.name.type("Ada")
    #expect(page.name.isFirstResponder)
    let story = runtime.story { #expect(page.name.receive(.return) == .heard) }
    #expect(
      story == """
        user event: user -> 'Name' pressing Return in 'Name'
          target-action: 'Name' -> Form
        """
    )
    #expect(page.heard == ["return, true"])
    #expect(!page.name.isFirstResponder)
  }

  @Test func `a delegate is asked first, and hears the end of the editing last`() {
    page.name.delegate = page
    page.name.onReturn(page) { $0.heard.append("return") }
    #expect(
      heard { _ = page.name.receive(.return) } == [
        "begin Name", "should Name", "return", "end Name",
      ]
    )
  }

  @Test func `a delegate that answers false prevents the target's call and the end of the editing`()
  {
    page.name.delegate = page
    page.isWanted = false
    page.name.onReturn(page) { $0.heard.append("return") }
    #expect(heard { _ = page.name.receive(.return) } == ["begin Name", "should Name"])
    #expect(page.name.isFirstResponder)
  }

  @Test func `a delegate without a target keeps the keyboard where it is, as UIKit does`() {
    page.name.delegate = page
    #expect(
      heard { _ = page.name.receive(.return) } == ["begin Name", "should Name"]
    )
    #expect(page.name.isFirstResponder)
  }

  @Test func `a delegate that gives the keyboard to the next field ends the first one's editing`() {
    (page.name.delegate, page.city.delegate) = (page, page)
    page.next = page.city
    page.name.onReturn(page) { $0.heard.append("return") }
    #expect(
      heard { _ = page.name.receive(.return) }
        == ["begin Name", "should Name", "end Name", "begin City", "return"]
    )
    #expect(page.city.isFirstResponder)
  }

  @Test func `a target that is gone hears nothing`() {
    var other: Form? = runtime.assemble { Form() }
    if let other { page.name.onReturn(other) { _ in } }
    other = nil
    #expect(page.name.receive(.return) == .unheard)
  }

  @Test func `typing in another field takes the keyboard, and code's text takes none`() {
    (page.name.delegate, page.city.delegate) = (page, page)
    #expect(heard { _ = page.name.type("A") } == ["begin Name"])
    #expect(heard { page.city.text = "B" } == [])
    #expect(heard { _ = page.name.type("Ad") } == [])
    #expect(heard { _ = page.city.type("Bonn") } == ["end Name", "begin City"])
    #expect(heard { page.view.endEditing() } == ["end City"])
    #expect(heard { page.view.endEditing() } == [])
  }

  @Test func `a field that is disabled, or in no window, gets no keyboard`() {
    let field = runtime.assemble { TextField("Alone") }
    #expect(!field.becomeFirstResponder())
    page.name.isEnabled = false
    #expect(!page.name.becomeFirstResponder())
    #expect(!page.name.resignFirstResponder())
    #expect(page.name.receive(.return) == .disabled)
  }

  @Test func `a screen that disappears, and a field that is removed, lose the keyboard`() {
    page.name.delegate = page
    _ = page.name.type("A")
    #expect(heard { window.stacks[0].push(Page("Next")) } == ["end Name"])
    runtime.assemble { window.stacks[0].pop() }
    #expect(!page.name.isFirstResponder)
    _ = page.name.type("B")
    #expect(heard { page.name.removeFromSuperview() } == ["end Name"])
  }

  @Test func `a field in a row has the keyboard of the window`() {
    let list = runtime.assemble { FieldList() }
    runtime.assemble { window.stacks[0].push(list) }
    _ = list.field.type("x")
    #expect(list.field.isFirstResponder)
    #expect(list.view.isHidden == false)
    runtime.assemble { list.view.endEditing() }
    #expect(!list.field.isFirstResponder)
  }
}

/// Two fields, of which the tests make this screen the delegate.
private final class Form: ViewController, TextFieldDelegate {
  let (name, city) = (TextField("Name"), TextField("City"))
  var isWanted = true
  weak var next: TextField?
  var heard: [String] = []

  override func loadView() { for field in [name, city] { view.addSubview(field) } }

  func textFieldShouldReturn(_ field: TextField) -> Bool {
    heard.append("should \(field.label)")
    next?.becomeFirstResponder()
    return isWanted
  }

  func textFieldDidBeginEditing(_ field: TextField) { heard.append("begin \(field.label)") }
  func textFieldDidEndEditing(_ field: TextField) { heard.append("end \(field.label)") }
}

/// A field in a row.
private final class FieldList: ViewController, TableDataSource {
  let field = TextField("Note")
  private let table = TableView()

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
  }

  func numberOfRows(in table: TableView) -> Int { 1 }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = Cell()
    cell.addSubview(field)
    return cell
  }
}
