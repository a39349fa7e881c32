import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

/// What the user can do while a screen slides in, where transitions take time.
@Suite struct TransitionCommandTests {
  private let conversation = Stage(transitionTime: .milliseconds(350)) { FirstPage() }.conversation

  @Test func `touches meet the screen that leaves, until the time is over`() {
    #expect(
      conversation.transcript([
        "tap Next", "tap Other", "tap Save", "select 0", "back", "advance 349ms", "tap Save",
        "advance 1ms", "tap Save", "back", "advance 1s",
      ]) == """
        > tap Next
        | First
        | [Next]
        | [Other]
        | >> Second
        > tap Other
        > tap Save
        ? 'Save' can't be done here; 'Second' is still sliding in; 'advance 350ms' lets it arrive
        > select 0
        ? touching the table can't be done here; 'Second' is still sliding in; 'advance 350ms' lets it arrive
        > back
        ? going back can't be done here; 'Second' is still sliding in; 'advance 350ms' lets it arrive
        > advance 349ms
        > tap Save
        ? 'Save' can't be done here; 'Second' is still sliding in; 'advance 1ms' lets it arrive
        > advance 1ms
        | < Second
        | [Save]
        | 0  Milk
        > tap Save
        > back
        | Second
        | [Save]
        | 0  Milk
        | >> First
        > advance 1s
        | First
        | [Next]
        | [Other]
        """
    )
  }

  @Test func `what can happen next is on the screen that leaves`() {
    #expect(
      conversation.transcript(["tap Next", "what"]).hasSuffix(
        """
        > what
        = tap Next
        = tap Other
        = open screen as second
        = advance 350ms
        = layout
        = close first
        = close first by popToRoot
        = close first by replace
        """
      )
    )
  }
}

private final class FirstPage: ViewController {
  private let (next, other) = (Button("Next"), Button("Other"))

  override func loadView() {
    title = "First"
    for button in [next, other] { view.addSubview(button) }
    next.onTap(self) { $0.navigation?.push(SecondPage()) }
    other.onTap(self) { _ in }
  }
}

private final class SecondPage: ViewController, TableDataSource {
  private let (save, table) = (Button("Save"), TableView())

  override func loadView() {
    title = "Second"
    view.addSubview(save)
    view.addSubview(table)
    table.dataSource = self
    save.onTap(self) { _ in }
  }

  func numberOfRows(in table: TableView) -> Int { 1 }
  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = Cell()
    cell.text = "Milk"
    return cell
  }
}
