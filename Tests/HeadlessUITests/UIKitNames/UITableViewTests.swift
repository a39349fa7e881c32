import HeadlessUI
import LabText
import MVC
import Testing
import UIKitNames

@Suite struct UITableViewTests {
  let runtime = Runtime()
  let list: NamedList
  let window: Window

  init() {
    let list = runtime.assemble { NamedList() }
    window = runtime.assemble { Window(name: "Phone", root: list) }
    self.list = list
    runtime.assemble { window.open() }
  }

  private var rows: [String] { list.tableView.visibleCells.map(\.readout) }

  @Test func `a table view controller is the data source and the delegate of its table`() {
    #expect(rows == ["a", "b", "c"])
    #expect(list.tableView.sectionCount == 2)
    #expect(list.tableView.select(row: 2) == .heard)
    #expect(list.heard == ["select 0 of 1"])
  }

  @Test func `updates by index paths change the rows, and throw nothing`() {
    list.sections = [["a", "x", "b"], ["y", "c"]]
    let new = [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)]
    list.tableView.insertRows(at: new, with: .automatic)
    #expect(rows == ["a", "x", "b", "y", "c"])
    list.sections = [["a", "B"], ["c"]]
    list.tableView.deleteRows(at: new, with: .left)
    list.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(rows == ["a", "B", "c"])
    list.sections = [["z"]]
    list.tableView.reloadData()
    #expect(rows == ["z"])
    #expect(runtime.flow.end == nil)
  }

  @Test func `a batch names old rows and new ones by their places in their sections`() {
    var isDone = false
    list.tableView.performBatchUpdates {
      list.sections = [["c", "b"], ["x", "a"]]
      list.tableView.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
      list.tableView.moveRow(
        at: IndexPath(row: 0, section: 0),
        to: IndexPath(row: 1, section: 1)
      )
      list.tableView.moveRow(
        at: IndexPath(row: 0, section: 1),
        to: IndexPath(row: 0, section: 0)
      )
    } completion: {
      isDone = $0
    }
    #expect(rows == ["c", "b", "x", "a"])
    #expect(isDone)
    list.tableView.beginUpdates()
    list.sections = [["b"], ["x", "a", "d"]]
    list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    list.tableView.insertRows(at: [IndexPath(row: 2, section: 1)], with: .none)
    #expect(rows == ["c", "b", "x", "a"])
    list.tableView.endUpdates()
    #expect(rows == ["b", "x", "a", "d"])
    #expect(runtime.flow.end == nil)
  }

  @Test func `a table knows the places of its cells, and the number of its rows`() throws {
    let table = list.tableView
    #expect(table.numberOfSections == 2)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
    let path = IndexPath(row: 0, section: 1)
    let cell = try #require(table.cellForRow(at: path))
    #expect(cell.textLabel?.text == "c")
    #expect(table.indexPath(for: cell) == path)
    #expect(table.indexPathsForVisibleRows?.last == path)
    #expect((IndexPath(item: 0, section: 1), 0) == (path, path.item))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) == nil)
    #expect(table.indexPath(for: runtime.assemble { UITableViewCell() }) == nil)
    #expect(runtime.flow.end == nil)
  }

  @Test func `a row that is scrolled to stands where it is wanted, or as near as the table goes`() {
    list.sections = [(0..<20).map { "\($0)" }, (20..<40).map { "\($0)" }]
    list.tableView.reloadData()
    func first(after row: Int, _ section: Int, _ position: UITableView.ScrollPosition) -> String {
      let path = IndexPath(row: row, section: section)
      runtime.assemble { list.tableView.scrollToRow(at: path, at: position, animated: true) }
      return rows[0]
    }
    #expect(first(after: 5, 0, .top) == "5")
    #expect(first(after: 8, 0, .none) == "5")
    #expect(first(after: 17, 0, .none) == "6")
    #expect(first(after: 2, 0, .none) == "2")
    #expect(first(after: 0, 1, .middle) == "14")
    #expect(first(after: 0, 1, .bottom) == "9")
    #expect(first(after: 19, 1, .top) == "28")
    #expect(runtime.flow.end == nil)
    let missing = IndexPath(row: 20, section: 1)
    list.onSelect = { $0.tableView.scrollToRow(at: missing, at: .top, animated: false) }
    _ = list.tableView.select(row: 0)
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("no fault")
      return
    }
    #expect(fault.message == "section 1 has no row 20; it has 20")
  }

  @Test func `the rows of a section that does not exist can't be counted, except before the load`()
  {
    #expect(runtime.assemble { NamedList() }.tableView.numberOfRows(inSection: 2) == 0)
    #expect(runtime.flow.end == nil)
    list.onSelect = { _ = $0.tableView.numberOfRows(inSection: 2) }
    _ = list.tableView.select(row: 0)
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("no fault")
      return
    }
    #expect(fault.message == "the table has no section 2; it has 2")
  }

  @Test func `updates of sections change their rows, and throw nothing`() {
    list.sections = [["x"], ["a", "b"], ["c"]]
    list.tableView.insertSections(IndexSet(integer: 0), with: .fade)
    #expect(rows == ["x", "a", "b", "c"])
    list.sections = [["x"], ["A"], ["d", "e"]]
    list.tableView.reloadSections(IndexSet(integersIn: 1..<3), with: .automatic)
    #expect(rows == ["x", "A", "d", "e"])
    list.sections = [["A"]]
    list.tableView.deleteSections([0, 2], with: .none)
    #expect(rows == ["A"])
    #expect(runtime.flow.end == nil)
  }

  private static let wrongUpdates: [(paths: [IndexPath], message: String)] = [
    (
      [IndexPath(row: 0, section: 0)],
      "invalid table update: 3 before, 0 inserted, 1 deleted, but the data source has 3"
    ),
    ([IndexPath(row: 0, section: 2)], "the table has no section 2; it has 2"),
    ([IndexPath(row: 1, section: 1)], "section 1 has no row 1; it has 1"),
  ]

  @Test(arguments: wrongUpdates)
  func `an update that UIKit's exception would stop ends the program, and what follows is lost`(
    paths: [IndexPath],
    message: String
  ) {
    list.onSelect = { list in
      list.tableView.deleteRows(at: paths, with: .fade)
      list.title = "later"
    }
    let story = runtime.story { _ = list.tableView.select(row: 0) }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("no fault")
      return
    }
    #expect(fault.message == message)
    #expect(!story.contains("later"))
  }

  @Test func `an empty update of a table that has changed is a fault as well`() {
    list.sections = []
    list.onSelect = { $0.tableView.insertRows(at: [], with: .none) }
    _ = list.tableView.select(row: 0)
    guard case .fault = runtime.flow.end else {
      Issue.record("no fault")
      return
    }
  }

  @Test func `a cell has a line for each of its labels that is not empty`() {
    let cell = runtime.assemble { UITableViewCell(style: .subtitle) }
    #expect(cell.lines(width: 20) == [""])
    cell.textLabel?.text = "Salad"
    #expect(cell.lines(width: 20) == ["Salad"])
    cell.detailTextLabel?.text = "****-"
    #expect(cell.lines(width: 20) == ["Salad", "****-"])
    #expect(cell.readout == "Salad, ****-")
    cell.text = "Meal"
    #expect(cell.lines(width: 20) == ["Meal", "Salad", "****-"])
  }
}
