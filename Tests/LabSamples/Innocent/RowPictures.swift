import MVC
import UIKitNames

// near: older-answer-wins
// > scroll 13; server ok 13 M; server ok 14 N; server ok 15 O; server ok 16 P; scroll 0
// > server ok 1 A; server ok 2 B; server ok 3 C; server ok 4 D

/// The pictures that were loaded, by row.
final class PictureStore: Model {
  @Observed private(set) var pictures: [Int: String] = [:]

  func load(_ row: Int, _ show: @escaping (String) -> Void) {
    server?.send(
      Request("picture", "\(row)"),
      then: Block(self) { store, response in
        store.pictures[row] = response.body
        show(response.body)
      }
    )
  }
}

/// A cell with a picture, which is empty until the picture of its row has come.
class PictureCell: UITableViewCell {
  let picture = UILabel(identifier: "picture")
  var row = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(picture)
  }

  override func prepareForReuse() { picture.text = "" }
}

/// Sets a picture only if the cell still shows the row that it is of.
final class RowPictures: UITableViewController {
  private let store = PictureStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PictureCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    16
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = indexPath.row
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "Row \(row)"
    (cell as? PictureCell)?.row = row
    store.load(row) { [weak cell = cell as? PictureCell] in
      if cell?.row == row { cell?.picture.text = $0 }
    }
    return cell
  }
}
