import HeadlessUI
import MVC
import Testing

@Suite struct StackViewTests {
  private let runtime = Runtime()

  private func lines(_ elements: () -> [Element]) -> [String] {
    runtime.assemble { StackView(elements()).lines(width: 24) }
  }

  @Test func `a table in a stack is drawn, and its rows can be selected`() {
    let list = runtime.assemble { StackedList() }
    let window = runtime.assemble { Window(name: "Phone", root: list) }
    runtime.assemble { window.open() }
    #expect(
      window.lines(width: 24).joined(separator: "\n") == """

        [Sort]  2 entries
        0  a
        1  b
        [Clear]
        """
    )
    #expect(list.firstTable === list.table)
    #expect(list.table.select(row: 1) == .heard)
    #expect(list.heard == [1])
  }

  @Test func `a cell in a stack is drawn whole, and its field gets the keyboard`() {
    let page = runtime.assemble { Page("Page") }
    let window = runtime.assemble { Window(name: "Phone", root: page) }
    let field = runtime.assemble {
      let (cell, field) = (Cell(), TextField("Note"))
      cell.text = "a cell"
      cell.addSubview(field)
      page.view.addSubview(StackView([Button("Add"), cell]))
      window.open()
      return field
    }
    #expect(window.lines(width: 24) == ["", "[Add]", "a cell", "Note: _"])
    #expect(page.elements.contains { $0 === field })
    _ = field.type("x")
    #expect(field.isFirstResponder)
  }

  @Test func `a stack in a stack is a line below, and so is a view of several lines`() {
    let drawn = lines {
      let view = Element()
      for text in ["one", "two"] { view.addSubview(Label(text)) }
      return [Label("a"), Label("b"), StackView([Label("c"), Label("d")]), view, Label("e")]
    }
    #expect(drawn == ["a  b", "c  d", "one", "two", "e"])
  }

  @Test func `what is hidden, or has nothing to draw, has no line`() {
    let drawn = lines {
      let (table, stack) = (TableView(), StackView([Label("hidden")]))
      stack.isHidden = true
      return [Label("a"), stack, Label("b"), Element(), table, StackView([])]
    }
    #expect(drawn == ["a  b"])
    #expect(lines { [] } == [])
  }

  @Test func `no line of a stack is wider than the window`() {
    let drawn = lines {
      let cell = Cell()
      cell.text = "a cell with a text that is too long"
      return [Label("a label that is"), Button("too long"), cell]
    }
    #expect(drawn == ["a label that is  [too l…", "a cell with a text that…"])
  }
}

/// A table between buttons, all in one stack.
private final class StackedList: ViewController, TableDataSource, TableDelegate {
  let table = TableView()
  var heard: [Int] = []

  override func loadView() {
    (table.dataSource, table.delegate) = (self, self)
    view.addSubview(
      StackView([Button("Sort"), Label("2 entries"), table, Button("Clear")])
    )
  }

  func numberOfRows(in table: TableView) -> Int { 2 }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = ["a", "b"][row]
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) { heard.append(row) }
}
