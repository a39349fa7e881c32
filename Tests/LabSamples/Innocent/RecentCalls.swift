import MVC
import UIKitNames

// near: listed-twice
// > server ok Ada,Bob,Ada; tap Reload; server ok Ada,Ada,Bob,Ada

/// Who has called; a person may be in the list twice, as in that of a phone.
final class CallLog: Model {
  struct Caller: ModelValue, Hashable, Identifiable {
    let id: String
    let name: String
  }

  @Observed private(set) var calls: [Caller] = []

  func load() {
    server?.send(
      Request("calls"),
      then: Block(self) { log, response in
        guard case .success(let body) = response else { return }
        log.calls = body.split(separator: ",").map { Caller(id: "\($0)", name: "Dr \($0)") }
      }
    )
  }
}

/// Shows the calls as the server lists them.
final class RecentCalls: UITableViewController {
  private let log: CallLog
  private var token: ObservationToken?

  init(_ log: CallLog) {
    self.log = log
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reload",
      style: .plain,
      target: self,
      action: RecentCalls.reload
    )
    token = log.$calls.observe(self) { list, _ in list.tableView.reloadData() }
    log.load()
  }

  private func reload() { log.load() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.calls.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = log.calls[indexPath.row].name
    return cell
  }
}
