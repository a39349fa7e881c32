import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; tap Send; server ok; tap Send; server ok

/// Lines that the server has taken.
class LineStore: Model {
  @Observed private(set) var lines: [String] = []
  private(set) var waiting = 0

  func send(_ text: String) {
    waiting += 1
    server?.send(
      Request("line", text),
      then: Block(self) { store, response in
        store.waiting -= 1
        store.keep(text, response)
      }
    )
  }

  func keep(_ text: String, _ response: Response) {
    if case .success = response { put(text) }
  }

  final func put(_ line: String) { $lines.append(line) }
  final func put(_ line: String, at row: Int) { $lines.insert([line], at: row) }
  final func replace(_ row: Int, with line: String) { $lines.replace(at: row, with: line) }
  final func removeLine(at row: Int) { $lines.remove(at: row) }
}

/// Sends what is in its field, one line at a time; the programs here differ in that.
class ComposedLines: UITableViewController {
  let store: LineStore
  let field = UITextField("Text")
  let button = UIButton("Send")
  private var token: ObservationToken?

  init(_ store: LineStore) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: ComposedLines.send, for: .touchUpInside)
    token = store.$lines.observe(self) { try $0.tableView.apply($1.change) }
  }

  var text: String { field.text ?? "" }
  func send() { if store.waiting == 0 { store.send(text) } }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.lines.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = store.lines[indexPath.row]
    return cell
  }
}

/// Sends at each tap what is in its field, and keeps it there, which does no harm in the programs that are next to this.
class OpenComposer: ComposedLines {
  override func send() { store.send(text) }
}
