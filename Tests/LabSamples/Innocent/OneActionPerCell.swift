import MVC
import UIKitNames

// in: guilty
// near: diverges, handled-twice
// > scroll 13; tap Like row 13; tap Like row 13

/// Gives each cell one closure, in place of the one that it had.
class OneActionPerCell: UITableViewController {
  let posts = ManyLikes()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LikableCell.self, forCellReuseIdentifier: "Cell")
    token = posts.$likes.observe(self) { list, _ in list.showLikes() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    16
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "Post \(indexPath.row)"
    if let cell = cell as? LikableCell { fill(cell, indexPath.row) }
    return cell
  }

  func fill(_ cell: LikableCell, _ row: Int) { cell.onLike = { [posts] in posts.like(row) } }

  private func showLikes() { title = "\(posts.likes.reduce(0, +)) likes" }
}
