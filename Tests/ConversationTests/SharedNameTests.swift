import HeadlessUI
import LabConversation
import LabStage
import Testing

/// Several controls of one name: a command says so, and does not choose one by itself.
@Suite struct SharedNameTests {
  @Test(arguments: [
    ("tap Wrap", "? 2 controls are called 'Wrap'; give each an identifier of its own"),
    ("set Wrap to on", "? 2 controls are called 'Wrap'; give each an identifier of its own"),
    ("tap wrap", "? 2 controls are called 'wrap'; give each an identifier of its own"),
    ("type x in Text", "? 2 controls are called 'Text'; give each an identifier of its own"),
    ("tap gift", "|\n| Wrap: [on]\n| Wrap: [off]\n| Text: _\n| Text: _\n| [Text]\n| tapped"),
    ("tap TEXT", "|\n| Wrap: [off]\n| Wrap: [off]\n| Text: _\n| Text: _\n| [Text]\n| tapped Text"),
    ("tap Buy row 0", "? 2 controls are called 'Buy'; give each an identifier of its own"),
  ])
  func `a command needs a name that one control has`(command: String, reply: String) {
    let conversation = Stage(style: .init(name: "free", laws: [])) { Twins() }.conversation
    #expect(conversation.text(of: command).hasPrefix(reply))
  }
}

extension SharedNameTests {
  @Test func `a button above the rows is no button of a row`() {
    let conversation = Stage(style: .init(name: "free", laws: [])) { Sorted() }.conversation
    #expect(
      conversation.text(of: "tap Sort")
        == "|\n| [Sort]\n| 0\n|    [Sort]\n| 1\n|    [Sort]\n| sorted"
    )
    #expect(conversation.text(of: "tap Sort row 0").hasPrefix("! nobody-heard"))
  }
}

/// Rows with a button each, and one more above them.
private final class Sorted: ViewController, TableDataSource {
  private let (table, label) = (TableView(), Label("unsorted"))

  override func loadView() {
    let button = Button("Sort")
    button.onTap(self) { $0.label.text = "sorted" }
    table.headerView = button
    table.footerView = label
    table.dataSource = self
    view.addSubview(table)
  }

  func numberOfRows(in table: TableView) -> Int { 2 }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = Cell()
    cell.addSubview(Button("Sort"))
    return cell
  }
}

private final class Twins: ViewController, TableDataSource {
  private let (first, second) = (Switch("Wrap", identifier: "gift"), Switch("Wrap"))
  private let (text, other) = (TextField("Text"), TextField("Text"))
  private let (button, label) = (Button("Text"), Label("tapped "))
  private let table = TableView()

  override func loadView() {
    for part in [first, second, text, other, button, label, table] { view.addSubview(part) }
    table.dataSource = self
    button.onTap(self) { $0.label.text = "tapped Text" }
  }

  func numberOfRows(in table: TableView) -> Int { 1 }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = Cell()
    for _ in 0..<2 { cell.addSubview(Button("Buy")) }
    return cell
  }
}
