import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UITableViewCellTests {
  private let runtime = Runtime()
  private let list: TickList
  private let window: Window

  init() {
    let list = runtime.assemble { TickList() }
    window = runtime.assemble { Window(name: "Phone", root: list) }
    self.list = list
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 20).joined(separator: "\n") }
  private var cells: [UITableViewCell] {
    list.tableView.visibleCells.compactMap { $0 as? UITableViewCell }
  }

  @Test func `a cell with labels of its own has their texts`() {
    let cell = runtime.assemble { UITableViewCell() }
    runtime.assemble {
      let (name, hidden) = (UILabel(), UILabel())
      (name.text, hidden.text, hidden.isHidden) = ("Ann", "Bob", true)
      cell.contentView.addSubview(UIStackView(arrangedSubviews: [name, hidden]))
    }
    #expect(cell.readout == "Ann")
    runtime.assemble { cell.textLabel?.text = "Eve" }
    #expect(cell.readout == "Eve")
  }

  @Test
  func `the accessory is drawn behind the first line, and a checkmark is a part of the readout`() {
    for (cell, type) in zip(cells, UITableViewCell.AccessoryType.allCases) {
      cell.accessoryType = type
    }
    #expect(
      text == """
        Ticks
        0  a
           first
        1  b >
        2  c i >
        3  a long row of … √
        4  e i
        """
    )
    #expect(
      cells.map(\.readout) == ["a, first", "b", "c", "a long row of 20 columns, √", "e"]
    )
    #expect(cells.map(\.accessoryType) == UITableViewCell.AccessoryType.allCases)
  }

  @Test func `an accessory view is drawn behind the first line, and can be touched`() {
    let (toggle, button) = runtime.assemble { (UISwitch(), UIButton("More")) }
    cells[0].accessoryView = toggle
    (cells[3].accessoryType, cells[3].accessoryView) = (.checkmark, button)
    #expect(
      text == """
        Ticks
        0  a [off]
           first
        1  b
        2  c
        3  a long ro… [More]
        4  e
        """
    )
    #expect(toggle.callNames == ["a"])
    #expect(list.elements.contains { $0 === toggle })
    cells[1].accessoryView = toggle
    #expect((cells[0].lines(width: 20), toggle.callNames) == (["a", "first"], ["b"]))
    cells[3].accessoryView = nil
    #expect(button.superview == nil)
    #expect(text.contains("…  √") || text.contains("… √"))
    let stack = runtime.assemble { UIStackView([UILabel("x")]) }
    stack.axis = .vertical
    cells[4].accessoryView = stack
    #expect(cells[4].lines(width: 20) == ["e", "x"])
  }

  @Test func `a change of the accessory is recorded once`() {
    let story = runtime.story {
      for type in [UITableViewCell.AccessoryType.checkmark, .checkmark, .none, .none] {
        cells[1].accessoryType = type
      }
    }
    #expect(
      story == """
        render: nobody -> UITableViewCell drew '√' in a cell
        render: nobody -> UITableViewCell removed the sign of a cell
        """
    )
  }

  @Test func `a cell that is reused keeps the accessory of the row before`() {
    cells[1].accessoryType = .checkmark
    list.rows = ["x", "y"]
    list.tableView.reloadData()
    #expect(cells.filter { $0.accessoryType == .checkmark }.count <= 1)
    #expect((cells + pool).filter { $0.accessoryType == .checkmark }.count == 1)
  }

  private var pool: [UITableViewCell] {
    list.tableView.pooledCells.compactMap { $0 as? UITableViewCell }
  }

  @Test func `a content configuration writes both labels, of which it makes the second`() {
    let cell = runtime.assemble { UITableViewCell() }
    #expect(cell.detailTextLabel == nil)
    var content = cell.defaultContentConfiguration()
    #expect(content == .cell())
    content.text = "Salad"
    cell.contentConfiguration = content
    #expect(cell.detailTextLabel == nil)
    content.secondaryText = "3 stars"
    cell.contentConfiguration = content
    #expect(cell.lines(width: 20) == ["Salad", "3 stars"])
    #expect(cell.contentConfiguration as? UIListContentConfiguration == content)
    cell.contentConfiguration = nil
    #expect(cell.readout == "")
  }

  @Test func `the picture of a cell is drawn in front of its first line`() {
    let names = ["star", "", "a.picture.with.a.long.name"]
    for (cell, name) in zip(cells, names) { cell.imageView?.image = UIImage(systemName: name) }
    cells[3].accessoryType = .checkmark
    var content = cells[4].defaultContentConfiguration()
    (content.text, content.image) = ("e", UIImage(named: "map"))
    cells[4].contentConfiguration = content
    #expect(
      text == """
        Ticks
        0  <star> a
           first
        1  b
        2  <a.pict… c
        3  a long row of … √
        4  <map> e
        """
    )
    #expect(cells[0].readout == "a, first")
    #expect(cells[4].contentConfiguration as? UIListContentConfiguration == content)
    content.image = nil
    cells[4].contentConfiguration = content
    cells[0].imageView?.isHidden = true
    cells[2].textLabel?.text = ""
    #expect(
      text == """
        Ticks
        0  a
           first
        1  b
        2  <a.pict…
        3  a long row of … √
        4  e
        """
    )
  }

  @Test func `a view of the list's own configuration has its picture`() {
    var content = UIListContentConfiguration.cell()
    (content.text, content.secondaryText) = ("Rome", "Italy")
    content.image = UIImage(named: "map")
    let view = runtime.assemble { content.makeContentView() }
    #expect(view.lines(width: 20) == ["<map>", "Rome", "Italy"])
    #expect(view.configuration as? UIListContentConfiguration == content)
  }

  @Test func `the content view of a cell is the cell`() {
    let cell = runtime.assemble { UITableViewCell() }
    runtime.assemble { cell.contentView.addSubview(UILabel("new")) }
    cell.selectionStyle = .none
    #expect(cell.lines(width: 20) == ["new"])
  }
}

private final class TickList: UITableViewController {
  var rows = ["a", "b", "c", "a long row of 20 columns", "e"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ticks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    content.secondaryText = indexPath.row == 0 ? "first" : nil
    cell.contentConfiguration = content
    return cell
  }
}
