import MVC
import UIKitNames

/// Rooms, of which not all have a picture.
final class ChatRooms: Model {
  let names = ["Arts", "Books", "Cars", "Dogs"]
  let pictures = ["Arts": "palette", "Books": "book"]
}

/// Sets the picture of a room, if it has one.
class PictureOfAnotherRoom: UIViewController, UITableViewDataSource {
  private let tableView = UITableView(viewport: 2)
  private let rooms = ChatRooms()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rooms"
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rooms.names.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let name = rooms.names[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = name
    show(rooms.pictures[name], in: cell)
    return cell
  }

  func show(_ picture: String?, in cell: UITableViewCell) {
    if let picture {
      cell.imageView?.image = UIImage(named: picture)
    }
  }
}
