import MVC
import UIKitNames

// near: ui-changes-ui, view-changes-model
// > tap Star row 1; tap Star row 0; tap Unstar row 1

/// Toggles what the row is about, and waits for the model.
class FavoriteStars: UITableViewController {
  let favorites = Favorites()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    token = favorites.$areStarred.observe(self) { list, event in
      try list.tableView.apply(event.change)
    }
  }

  func makeCell() -> StarCell { StarCell() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    favorites.cities.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.row
    let cell = makeCell()
    cell.textLabel?.text = favorites.cities[row]
    cell.button.setTitle(favorites.areStarred[row] ? "Unstar" : "Star", for: .normal)
    cell.onStar = { [favorites] in favorites.toggle(row) }
    return cell
  }
}
