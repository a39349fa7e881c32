import MVC
import UIKitNames

// near: stale-cell, older-answer-wins
// > scroll 13; server ok 1 Ada; server ok 2 Bob; scroll 0; scroll 13

/// A cell that shows the picture of an author.
final class AuthorCell: UITableViewCell {
  let picture = UILabel(identifier: "picture")
  var author = -1

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(picture)
  }
}

/// Posts by two authors; a cell asks for a picture only when its author changes.
final class SharedAvatar: UITableViewController {
  private let store = PictureStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(AuthorCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    26
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "Post \(indexPath.row)"
    if let cell = cell as? AuthorCell { show(indexPath.row % 2, in: cell) }
    return cell
  }

  private func show(_ author: Int, in cell: AuthorCell) {
    guard cell.author != author else { return }
    (cell.author, cell.picture.text) = (author, "")
    store.load(author) { [weak cell] in if cell?.author == author { cell?.picture.text = $0 } }
  }
}
