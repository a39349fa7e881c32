import MVC
import UIKitNames

// finds: ui-changes-ui
// > tap Queue; tap Queue

/// A song, which is one object wherever it is listed.
final class QueuedSong {
  let title: String

  init(_ title: String) { self.title = title }
}

/// Puts its song into the list again.
final class QueuedAgain: UITableViewController {
  private let song = QueuedSong("Tea")
  private var queue: [QueuedSong] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Queue",
      style: .plain,
      target: self,
      action: QueuedAgain.add
    )
  }

  private func add() {
    queue.append(song)
    tableView.reloadData()  // listed-twice
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    queue.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = queue[indexPath.row].title
    return cell
  }
}
