import HeadlessUI
import MVC
import Testing
import UIKitNames

/// What the delegate decides about rows, and what it hears of them.
extension UITableViewTests {
  @Test func `only rows of an editing data source have a button to delete them`() {
    runtime.assemble { list.setEditing(true) }
    #expect(list.tableView.isEditing)
    #expect(list.tableView.visibleCells.allSatisfy { $0.editingControl == nil })
    let edited = runtime.assemble { EditedNamedList() }
    runtime.assemble {
      window.stacks[0].push(edited)
      edited.setEditing(true)
    }
    #expect(edited.tableView.visibleCells.map { $0.editingControl != nil } == [true, false, true])
    #expect(edited.tableView.swipe(row: 2) == .heard)
    #expect(edited.tableView.confirm("Delete") == .heard)
    #expect(edited.heard == ["delete 0 of 1"])
    #expect(edited.tableView.swipe(row: 1) == .heard)
    #expect(edited.tableView.menu == nil)
  }

  @Test func `a delegate chooses a minus, a plus or nothing for each row`() {
    let edited = runtime.assemble { StyledNamedList() }
    runtime.assemble {
      window.stacks[0].push(edited)
      edited.setEditing(true)
    }
    let controls = edited.tableView.visibleCells.map(\.editingControl)
    #expect(controls.map { $0?.title ?? "" } == ["-", "", "+"])
    #expect(controls[2]?.tap() == .heard)
    #expect(edited.heard == ["insert at 0 of 1"])
  }

  @Test func `a delegate says which row a tap selects, if any`() {
    let chosen = runtime.assemble { ChoosingNamedList() }
    runtime.assemble { window.stacks[0].push(chosen) }
    for row in 0..<3 { #expect(chosen.tableView.select(row: row) == .heard) }
    #expect(chosen.heard == ["select 1 of 0", "select 0 of 1"])
  }

  @Test func `a delegate hears of each cell that comes into sight, and of no other`() {
    let shown = runtime.assemble { DisplayingNamedList() }
    runtime.assemble { window.stacks[0].push(shown) }
    #expect(shown.heard == ["a at 0 of 0", "b at 1 of 0", "c at 0 of 1"])
    shown.heard = []
    shown.sections = [["a", "b"], ["x", "c"]]
    let story = runtime.story {
      shown.tableView.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
    }
    #expect(shown.heard == ["x at 0 of 1"])
    #expect(
      story.hasSuffix("\n    delegate: the table -> DisplayingNamedList willDisplay row 2")
    )
    shown.heard = []
    shown.tableView.reloadRows(at: [IndexPath(row: 1, section: 1)], with: .none)
    #expect(shown.heard == ["c at 1 of 1"])
  }

  @Test func `rows that a delegate adds when the last one comes into sight are told of in turn`() {
    let shown = runtime.assemble { DisplayingNamedList() }
    shown.onDisplay = { list, path in
      guard path == IndexPath(row: 0, section: 1), list.sections.count == 2 else { return }
      list.sections.append(["d"])
      list.tableView.reloadData()
    }
    runtime.assemble { window.stacks[0].push(shown) }
    #expect(shown.tableView.visibleCells.map(\.readout) == ["a", "b", "c", "d"])
    #expect(shown.heard.suffix(2) == ["c at 0 of 1", "d at 0 of 2"])
    #expect(runtime.flow.end == nil)
  }
}

private class EditedNamedList: NamedList, UITableViewEditingDataSource {
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section][indexPath.row] != "b"
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let verb = editingStyle == .insert ? "insert at" : "delete"
    heard.append("\(verb) \(indexPath.row) of \(indexPath.section)")
  }
}

private final class StyledNamedList: EditedNamedList, UITableViewEditingDelegate {
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.section == 1 ? .insert : .delete }
}

/// Its first row can't be selected: the second one is instead.
private final class ChoosingNamedList: NamedList {
  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    switch sections[indexPath.section][indexPath.row] {
    case "a": IndexPath(row: 1, section: 0)
    case "b": nil
    default: indexPath
    }
  }
}

private final class DisplayingNamedList: NamedList, UITableViewDisplayDelegate {
  var onDisplay: (DisplayingNamedList, IndexPath) -> Void = { _, _ in }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("\(cell.readout) at \(indexPath.row) of \(indexPath.section)")
    onDisplay(self, indexPath)
  }
}
