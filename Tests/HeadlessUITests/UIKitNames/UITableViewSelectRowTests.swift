import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Rows that the app selects: the table scrolls, and its delegate does not hear of it.
@Suite struct UITableViewSelectRowTests {
  private let runtime = Runtime()
  private let list: NumberList

  init() {
    let list = runtime.assemble { NumberList() }
    let window = runtime.assemble { Window(name: "Phone", root: list) }
    self.list = list
    runtime.assemble { window.open() }
  }

  private var first: String? { list.tableView.visibleCells.first?.readout }

  private func select(_ row: Int?, _ position: UITableView.ScrollPosition) {
    runtime.assemble {
      let path = row.map { IndexPath(row: $0, section: 0) }
      list.tableView.selectRow(at: path, animated: true, scrollPosition: position)
    }
  }

  @Test func `a row that the app selects is scrolled to, unless the position is none`() {
    select(20, .none)
    #expect(first == "0")
    select(20, .top)
    #expect(first == "20")
    select(nil, .bottom)
    #expect(first == "20")
    #expect(list.heard == [])
  }

  @Test func `a row that the table does not have ends the program`() {
    list.selects = { [self] in select(40, .middle) }
    _ = list.tableView.select(row: 0)
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("no fault")
      return
    }
    #expect(fault.message == "section 0 has no row 40; it has 40")
  }
}

private final class NumberList: UITableViewController {
  var heard: [Int] = []
  var selects: () -> Void = {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append(indexPath.row)
    selects()
  }
}
