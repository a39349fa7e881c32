import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIRefreshControlTests {
  private let runtime = Runtime()
  private let list: PulledList
  private let window: Window

  init() {
    let list = runtime.assemble { PulledList() }
    window = runtime.assemble { Window(name: "Phone", root: list) }
    self.list = list
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 20).joined(separator: "\n") }

  @Test func `a pull calls the target and the delegate, and the control turns until it is ended`() {
    let story = runtime.story { #expect(list.tableView.pull() == .heard) }
    #expect(
      story == """
        user event: user -> the table pulling
          target-action: the refresh control -> PulledList
          delegate: the table -> PulledList pulling
        """
    )
    #expect(text == "Mail\no refreshing\n0  a")
    #expect(list.loads == 1)
    list.refreshControl?.endRefreshing()
    #expect(text == "Mail\n0  a")
    #expect(list.tableView.pull() == .heard)
    #expect(list.loads == 2)
  }

  @Test func `a pull while it turns, or while it is off, calls no target`() {
    list.refreshControl?.beginRefreshing()
    #expect((text, list.loads) == ("Mail\no refreshing\n0  a", 0))
    #expect(list.tableView.pull() == .heard)
    list.refreshControl?.endRefreshing()
    list.refreshControl?.isEnabled = false
    #expect(list.tableView.pull() == .heard)
    #expect((text, list.loads) == ("Mail\n0  a", 0))
  }

  @Test func `a change of it is recorded once`() {
    let story = runtime.story {
      for _ in 0..<2 { list.refreshControl?.beginRefreshing() }
      for _ in 0..<2 { list.refreshControl?.endRefreshing() }
    }
    #expect(
      story == """
        render: nobody -> the refresh control started the refresh control
        render: nobody -> the refresh control stopped the refresh control
        """
    )
  }

  @Test func `a table without it has a delegate that is pulled`() {
    list.refreshControl = nil
    #expect(list.tableView.pull() == .heard)
    #expect((list.loads, list.pulls) == (0, 1))
    list.tableView.delegate = nil
    #expect(list.tableView.pull() == .unheard)
  }
}

private final class PulledList: UITableViewController {
  private(set) var (loads, pulls) = (0, 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mail"
    let control = UIRefreshControl()
    control.addTarget(self, action: PulledList.load, for: .valueChanged)
    refreshControl = control
  }

  private func load() { loads += 1 }

  override func tableDidPull(_ table: TableView) { pulls += 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "a"
    return cell
  }
}
