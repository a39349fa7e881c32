import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UITableViewMenuTests {
  private let runtime = Runtime()
  private let list: MailList
  private let table: UITableView
  private let window: Window

  init() {
    let list = runtime.assemble { MailList() }
    window = runtime.assemble { Window(name: "Phone", root: list) }
    (self.list, table) = (list, list.tableView)
    runtime.assemble { window.open() }
  }

  private var menu: [String]? { table.menu?.actions.map(\.title) }

  @Test func `a swipe opens the menu of the row, and a tap calls the handler as the screen's code`()
  {
    #expect(table.swipe(row: 2) == .heard)
    #expect(menu == ["Flag", "Archive"])
    let story = runtime.story { #expect(table.confirm("Flag") == .heard) }
    #expect(
      story == """
        user event: user -> the table tap 'Flag'
          target-action: the table -> MailList
        """
    )
    #expect(list.heard == ["Flag normal of 0 in 1, closed"])
    #expect(table.confirm("Flag") == .unheard)
    _ = table.swipe(row: 2)
    _ = table.confirm("Archive")
    #expect(list.heard.last == "Archive destructive of 0 in 1, closed")
  }

  @Test func `no configuration leaves the table's own menu, and one without actions opens none`() {
    #expect(table.swipe(row: 0) == .heard)
    #expect(menu == ["Delete"])
    #expect(table.confirm("Delete") == .heard)
    #expect(list.heard == ["delete 0 in 0"])
    #expect(table.swipe(row: 1) == .heard)
    #expect(menu == nil)
  }

  @Test func `leading actions stand before the trailing ones, or before the table's own`() {
    list.pins = true
    let menus = (0..<3).map { row in
      _ = table.swipe(row: row)
      return menu
    }
    #expect(menus == [["Pin", "Delete"], ["Pin"], ["Pin", "Flag", "Archive"]])
    #expect(table.confirm("Pin") == .heard)
    #expect(list.heard == ["Pin normal of 0 in 1, closed"])
  }

  @Test func `a dragged row is moved by index paths, and one that may not move has no handle`() {
    runtime.assemble { list.setEditing(true, animated: true) }
    #expect(table.visibleCells.map(\.hasHandle) == [true, false, true])
    #expect(table.drag(row: 0, to: 2) == .heard)
    #expect(list.heard == ["move 0 in 0 to 1 in 1"])
    #expect(table.visibleCells.map(\.readout) == ["b", "c", "a"])
  }

  @Test func `the button to edit calls the method with animated, which edits the table`() throws {
    #expect(list.editButtonItem.tap() == .heard)
    #expect(list.isEditing)
    #expect(table.isEditing)
    #expect(list.heard == ["editing true"])
    _ = list.editButtonItem.tap()
    #expect(!table.isEditing)
    #expect(list.heard == ["editing true", "editing false"])
  }
}

/// A list of two sections: the first row has the table's own menu, the second none.
private final class MailList: UITableViewController, UITableViewEditingDataSource,
  UITableViewReorderingDataSource
{
  var sections = [["a", "b"], ["c"]]
  var heard: [String] = []
  var pins = false

  override func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    pins ? UISwipeActionsConfiguration(actions: [action("Pin", .normal, at: indexPath)]) : nil
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if !animated { heard.append("editing \(editing)") }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell { UITableViewCell() }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 1 else {
      return indexPath.row == 0 ? nil : UISwipeActionsConfiguration(actions: [])
    }
    return UISwipeActionsConfiguration(actions: [
      action("Flag", .normal, at: indexPath), action("Archive", .destructive, at: indexPath),
    ])
  }

  private func action(
    _ title: String,
    _ style: UIContextualAction.Style,
    at indexPath: IndexPath
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] action, view, completion in
      let state = (view as? UITableView)?.menu == nil ? "closed" : "open"
      self?.heard.append(
        "\(action.title ?? "") \(action.style) of \(indexPath.row) in \(indexPath.section), \(state)"
      )
      completion(true)
    }
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    heard.append("\(editingStyle) \(indexPath.row) in \(indexPath.section)")
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section][indexPath.row] != "b"
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let (from, to) = (sourceIndexPath, destinationIndexPath)
    heard.append("move \(from.row) in \(from.section) to \(to.row) in \(to.section)")
    let moved = sections[from.section].remove(at: from.row)
    sections[to.section].insert(moved, at: to.row)
  }
}
