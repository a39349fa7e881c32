import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UITableViewReuseTests {
  private let runtime = Runtime()

  private func opened(_ make: () -> ReusingList) -> ReusingList {
    let list = runtime.assemble(make)
    let window = runtime.assemble { Window(name: "Phone", root: list) }
    runtime.assemble { window.open() }
    return list
  }

  @Test func `a registered class makes the first cells, and a cell is reused under its name only`()
  {
    let list = opened { ReusingList() }
    let table = list.tableView
    #expect(table.visibleCells.map(\.readout) == ["head", "a", "b"])
    #expect(table.visibleCells.map { $0 is HeadCell } == [true, false, false])
    let names = table.visibleCells.compactMap { ($0 as? UITableViewCell)?.reuseIdentifier }
    #expect(names == ["head", "row", "row"])
    let (head, first) = (table.visibleCells[0], table.visibleCells[1])
    list.rows = ["c", "d"]
    table.reloadData()
    #expect(table.visibleCells.map(\.readout) == ["head", "c", "d"])
    #expect(table.visibleCells[0] === head)
    #expect(table.visibleCells.contains { $0 === first })
    #expect(table.dequeueReusableCell(withIdentifier: "foot") == nil)
    #expect(runtime.flow.end == nil)
  }

  @Test func `a name without a class ends the program`() {
    _ = opened { ReusingList(registers: false) }
    guard case .fault(let end, _) = runtime.flow.end else {
      Issue.record("the program goes on")
      return
    }
    #expect(end is UIKitException)
    #expect(end.message == "no class of cells is registered under 'head'")
  }

  @Test func `the style of a cell says whether it has a detail, and where`() {
    func lines(_ style: UITableViewCell.CellStyle) -> [String] {
      runtime.assemble {
        let cell = UITableViewCell(style: style, reuseIdentifier: "x")
        cell.textLabel?.text = "Salad"
        cell.detailTextLabel?.text = "3"
        return cell.lines(width: 20)
      }
    }
    #expect(lines(.default) == ["Salad"])
    #expect(lines(.subtitle) == ["Salad", "3"])
    #expect(lines(.value1) == ["Salad  3"])
  }
}

private final class HeadCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ReusingList: UITableViewController {
  private let registers: Bool
  var rows = ["a", "b"]

  init(registers: Bool = true) {
    self.registers = registers
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard registers else { return }
    tableView.register(HeadCell.self, forCellReuseIdentifier: "head")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count + 1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let name = indexPath.row == 0 ? "head" : "row"
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    cell.textLabel?.text = indexPath.row == 0 ? "head" : rows[indexPath.row - 1]
    return cell
  }
}
