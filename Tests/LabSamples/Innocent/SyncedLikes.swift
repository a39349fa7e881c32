import MVC
import UIKitNames

// near: acts-on-another-row
// > select 0; server ok 1 1; select 1; server ok 2 0; select 0; server ok 3 0

/// Posts with their likes; the server answers a like with the new likes of others.
final class LikedPosts: Model {
  @Observed private(set) var rows = ["Ada: 0 likes", "Bob: 0 likes"]
  private var counts = [0, 0]

  func like(_ row: Int) {
    add(to: row)
    server?.send(
      Request("like", "\(row)"),
      then: Block(self) { posts, response in
        if let other = Int(response.body) { posts.add(to: other) }
      }
    )
  }

  private func add(to row: Int) {
    counts[row] += 1
    $rows.replace(at: row, with: "\(row == 0 ? "Ada" : "Bob"): \(counts[row]) likes")
  }
}

/// Shows a like at once, and the likes of others when the server tells of them.
final class SyncedLikes: UITableViewController {
  private let posts = LikedPosts()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = posts.$rows.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = posts.rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    posts.like(indexPath.row)
  }
}
