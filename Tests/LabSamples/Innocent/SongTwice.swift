import MVC
import UIKitNames

// near: listed-twice
// > tap Queue; tap Queue

/// A song, which is one object wherever it is listed.
final class QueuedSong {
  let title: String

  init(_ title: String) { self.title = title }
}

/// The songs that will be played, in which a song may stand twice.
final class SongQueue: Model {
  @Observed private(set) var songs: [QueuedSong] = []
  private let song = QueuedSong("Tea")

  func add() { $songs.append(song) }
}

/// Puts its song into the list as often as the user wants.
final class SongTwice: UITableViewController {
  private let queue = SongQueue()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Queue",
      style: .plain,
      target: self,
      action: SongTwice.add
    )
    token = queue.$songs.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  private func add() { queue.add() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    queue.songs.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = queue.songs[indexPath.row].title
    return cell
  }
}
