import MVC
import UIKitNames

// near: acts-on-another-row
// > select 0; select 1; select 2

/// The tracks of an album; one that has played is marked as heard when another begins.
final class HeardAlbum: Model {
  struct Track: ModelValue, Hashable, Identifiable {
    let id: Int
    let name: String
    var isHeard = false
  }

  @Observed private(set) var tracks = [
    Track(id: 7, name: "Intro"), Track(id: 8, name: "Middle"), Track(id: 9, name: "End"),
  ]
  @Observed private(set) var playing: Int?

  func play(_ id: Int) {
    if let old = playing, old != id, let row = tracks.firstIndex(where: { $0.id == old }) {
      var track = tracks[row]
      track.isHeard = true
      $tracks.replace(at: row, with: track)
    }
    playing = id
  }
}

/// Plays the track that the user taps.
final class HeardTracks: UITableViewController {
  private let album: HeardAlbum
  private let label = UILabel()
  private var tokens: [ObservationToken] = []

  init(_ album: HeardAlbum) {
    self.album = album
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = label
    tokens = [
      album.$tracks.observe(self) { try $0.tableView.apply($1.change) },
      album.$playing.observe(self) { screen, _ in
        screen.label.text = "playing \(screen.album.playing ?? 0)"
      },
    ]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    album.tracks.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    let track = album.tracks[indexPath.row]
    cell.textLabel?.text = track.name + (track.isHeard ? " (heard)" : "")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    album.play(album.tracks[indexPath.row].id)
  }
}
