import MVC
import UIKitNames

/// Films, whose posters are loaded when they are shown.
final class FilmPosters: Model {
  let films = ["Alien", "Brazil", "Casablanca", "Dune"]
  @Observed private(set) var posters: [String: String] = [:]

  func load(_ film: String, then show: @escaping () -> Void) {
    server?.send(
      Request("poster", film),
      then: Block(self) { model, response in
        model.posters[film] = response.body
        show()
      }
    )
  }
}

/// A row that knows its film.
final class FilmCell: UITableViewCell {
  var film = ""

  func setData(_ film: String) {
    self.film = film
    textLabel?.text = film
  }
}

/// Gives a reused cell its title at once, and its poster when that has come.
class FormerPoster: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(viewport: 2)
  private let model = FilmPosters()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Films"
    view.addSubview(tableView)
    tableView.register(FilmCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.films.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let film = model.films[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    if let cell = cell as? FilmCell { prepare(cell, for: film) }
    model.load(film) { [weak model, weak cell = cell as? FilmCell] in
      guard let model, let cell, cell.film == film else { return }
      cell.imageView?.image = model.posters[film].flatMap(UIImage.init(named:))
    }
    return cell
  }

  func prepare(_ cell: FilmCell, for film: String) {
    cell.setData(film)
  }
}
