import MVC
import UIKitNames

// finds: sent-twice
// > type Hi in Post; tap Post; tap Post; server ok; server ok

extension NotificationName where Payload == Void {
  fileprivate static let postsDidChange: Self = "postsDidChange"
}

/// Posts in a plain array, which tells of each by a notification.
final class SentPosts: Model {
  private(set) var posts: [String] = []

  func send(_ text: String) {
    server?.send(Request("post", text), then: Block(self) { posts, _ in posts.keep(text) })
  }

  private func keep(_ text: String) {
    posts.insert(text, at: 0)
    noteChange(.insert([0]), of: "posts")
    post(.postsDidChange, ())
  }
}

/// Posts at each tap what is in its field.
final class DoubledPosts: UITableViewController {
  private let posts = SentPosts()
  private let field = UITextField("Post")
  private let button = UIButton("Post")

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: DoubledPosts.send, for: .touchUpInside)
    observe(.postsDidChange, from: posts) { list, _ in list.tableView.reloadData() }
  }

  private func send() { posts.send(field.text ?? "") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.posts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = posts.posts[indexPath.row]
    return cell
  }
}
