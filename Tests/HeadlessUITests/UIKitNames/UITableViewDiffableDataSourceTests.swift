import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UITableViewDiffableDataSourceTests {
  private let runtime = Runtime()
  private let page: DiffablePage
  private let window: Window

  init() {
    let page = runtime.assemble { DiffablePage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 20).joined(separator: "\n") }

  /// Shows these items in these sections, and returns for which items a cell was asked.
  private func show(
    _ sections: KeyValuePairs<String, [String]>,
    reloading: [String] = []
  ) -> [String] {
    page.asked = []
    runtime.assemble {
      var snapshot = DiffablePage.Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items)
      }
      snapshot.reconfigureItems(reloading)
      page.source.apply(snapshot)
    }
    return page.asked
  }

  @Test func `a snapshot is shown in its sections, and asked back`() {
    #expect(show(["A": ["1", "2"], "B": ["3"]]) == ["1", "2", "3"])
    #expect(text == "Page\nA:\n0  1\n1  2\nB:\n2  3")
    let source = page.source
    #expect(source.snapshot().itemIdentifiers == ["1", "2", "3"])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "3")
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(source.indexPath(for: "2") == IndexPath(row: 1, section: 0))
    #expect(source.indexPath(for: "4") == nil)
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.index(for: "B") == 1)
  }

  @Test func `rows that stay are not asked for, wherever they go`() {
    _ = show(["A": ["1", "2"], "B": ["3", "4"]])
    #expect(show(["A": ["1"], "B": ["4", "2", "5"]]) == ["5"])
    #expect(text == "Page\nA:\n0  1\nB:\n1  4\n2  2\n3  5")
    #expect(show(["A": ["1"], "B": ["4", "2", "5"]]).isEmpty)
    #expect(show(["A": ["1", "4"], "B": ["2", "5"]]).isEmpty)
    #expect(text == "Page\nA:\n0  1\n1  4\nB:\n2  2\n3  5")
  }

  @Test func `rows to reload are asked for, moved or not`() {
    _ = show(["A": ["1", "2", "3"]])
    #expect(show(["A": ["1", "2", "3"]], reloading: ["2"]) == ["2"])
    #expect(show(["A": ["3", "1", "2"]], reloading: ["3", "2"]).sorted() == ["2", "3"])
    #expect(text == "Page\nA:\n0  3\n1  1\n2  2")
    #expect(show(["A": ["3", "1", "2"]]).isEmpty)
  }

  @Test func `sections come, go and move with their rows`() {
    _ = show(["A": ["1"], "B": ["2"], "C": ["3"]])
    #expect(show(["C": ["3"], "A": ["1"], "D": []]) == ["1"])
    #expect(text == "Page\nC:\n0  3\nA:\n1  1\nD:")
    #expect(show(["E": ["1", "3"]]) == ["1", "3"])
    #expect(text == "Page\nE:\n0  1\n1  3")
    #expect(show([:]).isEmpty)
    #expect(text == "Page")
  }

  @Test func `a random story of snapshots shows each of them`() {
    let source = RandomSource(seed: 7)
    func random(_ bound: Int) -> Int { source.next(below: bound) }
    for _ in 0..<300 {
      var snapshot = DiffablePage.Snapshot()
      for section in ["A", "B", "C"] where random(4) > 0 {
        if random(2) == 0 || snapshot.numberOfSections == 0 {
          snapshot.appendSections([section])
        } else {
          snapshot.insertSections([section], beforeSection: snapshot.sectionIdentifiers[0])
        }
      }
      for item in 0..<7 where random(3) > 0 && snapshot.numberOfSections > 0 {
        let section = snapshot.sectionIdentifiers[random(snapshot.numberOfSections)]
        snapshot.appendItems(["\(item)"], toSection: section)
        if random(3) == 0 { snapshot.reloadItems(["\(item)"]) }
      }
      runtime.assemble { page.source.apply(snapshot) }
      #expect(runtime.flow.end == nil)
      #expect(page.tableView.visibleCells.map(\.readout) == snapshot.itemIdentifiers)
      #expect(page.source.snapshot().sectionIdentifiers == snapshot.sectionIdentifiers)
    }
  }

  @Test func `rows can't be swiped or moved until a subclass allows it`() {
    _ = show(["A": ["1", "2"]])
    #expect(page.tableView.swipe(row: 0) == .heard)
    #expect(page.tableView.menu == nil)
    page.source.isEditable = true
    #expect(page.tableView.swipe(row: 0) == .heard)
    #expect(page.tableView.confirm("Delete") == .heard)
    #expect(text == "Page\nA:\n0  2")
  }

  @Test func `with reloaded data all cells are made anew`() {
    _ = show(["A": ["1", "2"]])
    page.asked = []
    runtime.assemble { page.source.applySnapshotUsingReloadData(page.source.snapshot()) }
    #expect(page.asked == ["1", "2"])
  }
}

/// A page of a diffable data source.
private final class DiffablePage: UITableViewController {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  var asked: [String] = []
  private(set) lazy var source = EditableSource(tableView: tableView) {
    [unowned self] tableView, _, item in
    asked.append(item)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "item")
      ?? UITableViewCell(style: .default, reuseIdentifier: "item")
    cell.textLabel?.text = item
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    source.apply(Snapshot())
  }
}

/// A source whose sections have their names as titles, and whose rows can be deleted if it says so.
private final class EditableSource: UITableViewDiffableDataSource<String, String> {
  var isEditable = false

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sectionIdentifier(for: section) }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEditable
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    var snapshot = snapshot()
    snapshot.deleteItems([itemIdentifier(for: indexPath)].compactMap(\.self))
    apply(snapshot)
  }
}
