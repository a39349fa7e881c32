import MVC
import UIKitNames

// in: guilty
// near: diverges, stale-cell
// > scroll 12; server ok last; server ok last; scroll 0; server ok 2 B

/// Pictures, each of which is asked for once.
final class Album: Model {
  private(set) var pictures: [Int: String] = [:]
  private var waiting: Set<Int> = []

  func isWaiting(for row: Int) -> Bool { waiting.contains(row) }

  func load(_ row: Int) {
    waiting.insert(row)
    server?.send(
      Request("picture", "\(row)"),
      then: Block(self) { album, response in
        album.waiting.remove(row)
        if case .success = response { album.pictures[row] = "Picture \(row)" }
        album.post(.pictureDidCome, row)
      }
    )
  }
}

extension NotificationName where Payload == Int {
  fileprivate static let pictureDidCome: Self = "pictureDidCome"
}

/// Empties each cell until the picture of its row has come, also if that is waited for already.
class AwaitedPictures: UITableViewController {
  final let album = Album()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StalePictureCell.self, forCellReuseIdentifier: "Cell")
    observe(.pictureDidCome, from: album) { list, posted in
      let path = IndexPath(row: posted.payload, section: 0)
      list.show(list.tableView.cellForRow(at: path) as? PictureCell, posted.payload)
    }
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
    show(cell as? PictureCell, row)
    return cell
  }

  func show(_ cell: PictureCell?, _ row: Int) {
    cell?.picture.text = album.pictures[row]
    if album.pictures[row] == nil, !album.isWaiting(for: row) { album.load(row) }
  }
}
