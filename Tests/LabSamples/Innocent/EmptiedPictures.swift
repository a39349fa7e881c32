import MVC
import UIKitNames

// in: guilty
// near: diverges, stale-cell
// > server ok 1 A; server ok 2 B; scroll 13

/// Shows pictures in cells that are empty until the picture of their row has come.
class EmptiedPictures: UITableViewController {
  private let store = PictureStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    registerCell()
  }

  func registerCell() { tableView.register(PictureCell.self, forCellReuseIdentifier: "Cell") }

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
