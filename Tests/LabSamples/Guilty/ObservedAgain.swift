import MVC
import UIKitNames

// > select 0; back; outside change

extension NotificationName where Payload == Int {
  fileprivate static let notesDidChange: Self = "notesDidChange"
}

/// Notes that post each change.
final class PostingNotes: Model, ChangedElsewhere {
  @Observed private(set) var count = 0

  func changeElsewhere() {
    count += 1
    post(.notesDidChange, count)
  }
}

/// Observes the notes once more each time it appears, so that it counts a change twice.
final class ObservedAgain: UITableViewController {
  private let notes: PostingNotes
  private var news = 0

  init(_ notes: PostingNotes) {
    self.notes = notes
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe(.notesDidChange, from: notes) { list, _ in  // bound-at-wrong-time, handled-twice
      list.news += 1
      list.title = "\(list.news) news"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
