import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Views above and below sections: UIKit asks for them once, and again when the section is reloaded.
@Suite struct UITableViewSectionViewTests {
  private let runtime = Runtime()
  private let list: HeadedList
  private let window: Window

  init() {
    let list = runtime.assemble { HeadedList() }
    window = runtime.assemble { Window(name: "Phone", root: list) }
    self.list = list
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 20).joined(separator: "\n") }

  private func change(_ sections: [[String]], _ body: (UITableView) -> Void) {
    list.asked = []
    list.sections = sections
    runtime.assemble { body(list.tableView) }
  }

  @Test func `a view stands in the place of a title, and can be touched`() throws {
    #expect(text == "Sections\n1 in 0\n[Clear 0]\n0  a\nsection 1:\n1  b\n2  c")
    #expect(list.asked == [0, 1])
    let button = list.view.visibleElements.lazy.compactMap { $0 as? UIButton }.first
    #expect(try #require(button).tap() == .heard)
    #expect(list.heard == ["Clear 0"])
  }

  @Test func `an update of rows leaves it as it is, a reload asks for it again`() {
    change([["a", "x"], ["b", "c"]]) {
      $0.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    #expect(list.asked == [])
    #expect(text.hasPrefix("Sections\n1 in 0\n[Clear 0]\n0  a\n1  x"))
    change(list.sections) { $0.reloadSections([0], with: .automatic) }
    #expect(list.asked == [0])
    #expect(text.hasPrefix("Sections\n2 in 0\n[Clear 0]\n0  a\n1  x"))
    change(list.sections) { $0.reloadData() }
    #expect(list.asked == [0, 1])
  }

  @Test func `it goes where its section goes, and away with it`() {
    change([["z"], ["a"], ["b", "c"]]) { $0.insertSections([0], with: .automatic) }
    #expect(list.asked == [0])
    #expect(
      text == "Sections\n1 in 0\n[Clear 0]\n0  z\n1 in 0\n[Clear 0]\n1  a\nsection 2:\n2  b\n3  c"
    )
    change([["b", "c"]]) { $0.deleteSections([0, 1], with: .automatic) }
    #expect(list.asked == [])
    #expect(text == "Sections\nsection 0:\n0  b\n1  c")
    #expect(list.tableView.subviews.isEmpty)
  }

  @Test func `what is not on the screen can't be touched`() {
    change([["a"], (0..<30).map(String.init)]) { $0.reloadData() }
    #expect(list.tableView.scroll(to: 5) == .heard)
    #expect(!list.view.visibleElements.contains { $0 is UIButton })
  }
}

/// A view with a count, which is made once, and a button.
private final class CountView: UITableViewHeaderFooterView {
  let button = UIButton(type: .system)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
  }
}

private final class HeadedList: UITableViewController, UITableViewSectionViewDelegate {
  var sections = [["a"], ["b", "c"]]
  var asked: [Int] = []
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sections"
    tableView.register(CountView.self, forHeaderFooterViewReuseIdentifier: "count")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { "section \(section)" }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    asked.append(section)
    guard sections[section].count < 2 || section == 0 && asked.count == 1 else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "count") as? CountView
    view?.textLabel?.text = "\(sections[section].count) in \(section)"
    view?.button.setTitle("Clear \(section)", for: .normal)
    view?.button.addAction(
      UIAction { [unowned self] _ in heard.append("Clear \(section)") },
      for: .touchUpInside
    )
    return view
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}
