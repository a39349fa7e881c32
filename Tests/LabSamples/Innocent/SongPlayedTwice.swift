import MVC
import UIKitNames

// near: listed-twice
// > tap Yesterday; tap Blackbird; tap Yesterday

/// A song, which a playlist can have more than once.
struct PlayedSong: Identifiable {
  let id: Int
  let title: String
}

/// What was played, in its order.
final class PlayedSongs: Model {
  @Observed private(set) var songs: [PlayedSong] = []

  func play(_ song: PlayedSong) { $songs.append(song) }
}

/// Lists each time that a song was played.
final class SongPlayedTwice: UITableViewController {
  private let played = PlayedSongs()
  private let (first, second) = (UIButton("Yesterday"), UIButton("Blackbird"))
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in [first, second] { view.addSubview(button) }
    first.addTarget(self, action: SongPlayedTwice.playFirst, for: .touchUpInside)
    second.addTarget(self, action: SongPlayedTwice.playSecond, for: .touchUpInside)
    token = played.$songs.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  private func playFirst() { played.play(PlayedSong(id: 1, title: "Yesterday")) }
  private func playSecond() { played.play(PlayedSong(id: 2, title: "Blackbird")) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    played.songs.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = played.songs[indexPath.row].title
    return cell
  }
}
