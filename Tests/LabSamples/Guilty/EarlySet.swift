import MVC
import UIKitNames

// > tap Add

extension NotificationName where Payload == Void {
  fileprivate static let jobsDidChange: Self = "jobsDidChange"
}

/// Posts before it sets its list, as an assignment by the name of the property does.
final class JobStore: Model {
  @Observed private(set) var jobs = ["Cook"]

  func add(_ job: String) {
    post(.jobsDidChange, ())  // told-too-early
    jobs.append(job)
  }
}

/// Reloads when it hears of the jobs, which it does not observe.
final class EarlySet: UITableViewController {
  private let store = JobStore()
  private let button = UIButton("Add")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: EarlySet.add, for: .touchUpInside)
    observe(.jobsDidChange, from: store) { list, _ in
      list.tableView.reloadData()  // ui-changes-ui
    }
  }

  private func add() { store.add("Wash") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.jobs.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = store.jobs[indexPath.row]
    return cell
  }
}
