import MVC
import UIKitNames

// near: older-answer-wins, stale-cell
// > scroll 13; server ok 13 M; server ok 14 N; server ok 15 O; server ok 16 P; scroll 0
// > server ok 1 A; server ok 2 B; server ok 3 C; server ok 4 D

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
