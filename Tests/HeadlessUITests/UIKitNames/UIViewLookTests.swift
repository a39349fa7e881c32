import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIViewLookTests {
  private let runtime = Runtime()

  @Test func `what only says how something looks is neither drawn nor recorded`() {
    let form = runtime.assemble { LookForm() }
    let window = runtime.assemble { Window(name: "Phone", root: form) }
    runtime.assemble { window.open() }
    let before = window.lines(width: 40)
    #expect(runtime.story { form.style() } == "")
    #expect(window.lines(width: 40) == before)
    #expect(form.label.numberOfLines == 1)
    #expect(form.table.rowHeight == UITableView.automaticDimension)
    #expect(form.table.tableFooterView == nil)
  }
}

private final class LookForm: UIViewController {
  let label = UILabel("Name")
  let field = UITextField("Name")
  let note = UITextView("Note")
  let stack = UIStackView()
  let table = UITableView()

  override func loadView() {
    for part in [label, field, note, stack, table] { view.addSubview(part) }
  }

  func style() {
    label.numberOfLines = 0
    label.textAlignment = .center
    field.textAlignment = .right
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    field.clearButtonMode = .whileEditing
    note.keyboardType = .default
    stack.spacing = 8
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    table.separatorStyle = .none
    table.rowHeight = 44
    table.estimatedRowHeight = 44
    table.rowHeight = UITableView.automaticDimension
    table.tableFooterView = UIView()
  }
}
