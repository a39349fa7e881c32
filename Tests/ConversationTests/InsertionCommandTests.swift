import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct InsertionCommandTests {
  @Test func `a tap on a row's plus inserts a row`() {
    let conversation = Stage(style: Style(name: "none", laws: [])) { Guests() }.conversation
    for (command, answer) in [
      ("tap + row 1", "? unknown control '+'"),
      ("tap Edit", "| Guests                        [Done]\n| 0  [-] Ann\n| 1  [+] another"),
      (
        "tap + row 1",
        "| Guests                        [Done]\n| 0  [-] Ann\n| 1  [-] Guest 2\n| 2  [+] another"
      ), ("tap - row 2", "? unknown control '-'; there is '+'"),
      ("tap Done", "| Guests                        [Edit]\n| 0  Ann\n| 1  Guest 2\n| 2  another"),
      ("swipe 2", ""),
    ] {
      #expect(conversation.text(of: command) == answer, "\(command)")
    }
    let taps = conversation.completions(of: "tap ").suggestions.map(\.text)
    #expect(taps == ["Edit"])
  }
}

/// Guests, and a row for another one.
private final class Guests: ViewController {
  private let table = TableView()
  private var names = ["Ann"]

  override func viewDidLoad() {
    title = "Guests"
    navigationItem.rightButton = editButton
    view.addSubview(table)
    (table.dataSource, table.delegate) = (self, self)
  }

  override func setEditing(_ editing: Bool) {
    super.setEditing(editing)
    table.setEditing(editing)
  }
}

extension Guests: InsertableTableDataSource, EditingStyleTableDelegate {
  func numberOfRows(in table: TableView) -> Int { names.count + 1 }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = row < names.count ? names[row] : "another"
    return cell
  }

  func table(_ table: TableView, editingStyleOfRow row: Int) -> RowEditingStyle {
    row < names.count ? .delete : .insert
  }

  func table(_ table: TableView, commitDeletionOfRow row: Int) {}

  func table(_ table: TableView, commitInsertionAtRow row: Int) throws {
    names.append("Guest \(names.count + 1)")
    try table.insertRows(at: [names.count - 1])
  }
}
