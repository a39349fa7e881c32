import HeadlessUI
import LabConversation
import LabStage
import MVC
import Testing

@Suite struct StackPictureTests {
  @Test func `a drawn window has a table of a stack between the stack's lines`() throws {
    let conversation = Stage { Teas() }.conversation
    let window = try #require(conversation.runs.first?.picture.windows.first)
    #expect(window.content.count == 3)
    #expect(
      window.content.first == .line([.button("Sort", command: "tap Sort"), .text("1 tea")])
    )
    #expect(window.content.last == .line([.text("all shown")]))
    guard case .rows(let rows, above: 0, below: 0) = window.content[1] else {
      Issue.record("no rows")
      return
    }
    #expect(rows.map(\.parts) == [[.text("Assam")]])
  }
}

/// A table in a stack.
private final class Teas: ViewController, TableDataSource {
  private let table = TableView()

  override func loadView() {
    title = "Teas"
    table.dataSource = self
    view.addSubview(
      StackView([Button("Sort"), Label("1 tea"), table, Label("all shown")])
    )
  }

  func numberOfRows(in table: TableView) -> Int { 1 }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = "Assam"
    return cell
  }
}
