import MVC
import UIKitNames

/// A station of a line.
struct TrainStation: Identifiable, ModelValue {
  let id: Int
  let name: String
}

/// The stations, some of which the user likes.
final class TrainStations: Model {
  @Observed private(set) var all = [
    TrainStation(id: 1, name: "Aarau"), TrainStation(id: 2, name: "Bern"),
  ]
  @Observed private(set) var favorites: [TrainStation] = []

  func toggle(_ station: TrainStation) {
    let isFavorite = favorites.contains { $0.id == station.id }
    favorites =
      isFavorite ? favorites.filter { $0.id != station.id } : favorites + [station]
  }
}

/// Shows the favorites above all stations, in which they stand too.
final class FavoritesAbove: UITableViewController {
  private let stations = TrainStations()
  private var token: ObservationToken?

  private var sections: [[TrainStation]] { [stations.favorites, stations.all] }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stations"
    token = stations.$favorites.observe(self) { list, _ in list.tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = sections[indexPath.section][indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stations.toggle(sections[indexPath.section][indexPath.row])
  }
}
