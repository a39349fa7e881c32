import HeadlessUI
import MVC
import Testing
import UIKitNames

/// The row that stays selected, by UIKit's rules.
@Suite struct UITableViewSelectionTests {
  private let runtime = Runtime()
  private let list: WordList
  private let window: Window

  init() {
    let list = runtime.assemble { WordList() }
    window = runtime.assemble { Window(name: "Phone", root: list) }
    self.list = list
    runtime.assemble { window.open() }
  }

  private var table: UITableView { list.tableView }
  private var selected: Int? { table.indexPathForSelectedRow?.row }

  private func select(_ row: Int) { runtime.assemble { _ = table.select(row: row) } }

  @Test func `a tap selects a row, which its delegate sees, until another one is tapped`() {
    #expect((selected, table.indexPathsForSelectedRows) == (nil, nil))
    select(1)
    #expect((list.seen, selected) == (1, 1))
    select(2)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(window.lines(width: 20) == ["", "0  a", "1  b", "2  c"])
  }

  @Test func `a row that the delegate does not let be selected is not`() {
    list.allowed = 0
    select(1)
    #expect(selected == nil)
  }

  @Test func `the app selects and deselects a row, and no other`() {
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    table.selectRow(at: paths[2], animated: false, scrollPosition: .none)
    table.deselectRow(at: paths[1], animated: false)
    #expect((list.seen, selected) == (nil, 2))
    table.deselectRow(at: paths[2], animated: true)
    #expect(selected == nil)
    table.selectRow(at: paths[0], animated: false, scrollPosition: .top)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(selected == nil)
  }

  @Test func `the selection moves with its row, and is gone with it`() {
    select(1)
    runtime.assemble {
      list.words.insert("z", at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(selected == 2)
    runtime.assemble {
      list.words.remove(at: 2)
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    }
    #expect(selected == nil)
  }

  @Test func `a row that is reloaded is not selected any more`() {
    select(1)
    runtime.assemble { table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    #expect(selected == 1)
    runtime.assemble { table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none) }
    #expect(selected == nil)
    select(1)
    runtime.assemble { table.reloadData() }
    #expect(selected == nil)
    select(1)
    runtime.assemble { list.setEditing(true, animated: true) }
    #expect(selected == nil)
  }

  @Test(arguments: [true, false])
  func `a screen of a table clears the selection when it appears, if it is to`(clears: Bool) {
    list.clearsSelectionOnViewWillAppear = clears
    select(1)
    runtime.assemble {
      list.navigationController?.pushViewController(UIViewController(), animated: true)
      list.navigationController?.popViewController(animated: true)
    }
    #expect(selected == (clears ? nil : 1))
  }
}

private final class WordList: UITableViewController {
  var words = ["a", "b", "c"]
  var allowed: Int?
  private(set) var seen: Int?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath.row == 0 ? 44 : UITableView.automaticDimension
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { allowed.map { $0 == indexPath.row } ?? true ? indexPath : nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    seen = tableView.indexPathForSelectedRow?.row
  }
}

/// A delegate of its own, whose heights compile and are not asked for.
private final class Heights: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
}
