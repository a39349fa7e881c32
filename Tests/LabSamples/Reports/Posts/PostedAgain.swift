import MVC
import UIKitNames

/// The posts of a blog.
final class BlogPosts: Model {
  @Observed private(set) var texts: [String] = []

  func send(_ text: String) {
    server?.send(Request("post", text), then: Block(self) { posts, _ in posts.$texts.append(text) })
  }
}

/// Sends what was typed, and closes when that has arrived.
class PostPage: UIViewController {
  let button = UIButton("Post")
  private let posts: BlogPosts
  private let field = UITextField("Text")
  private var token: ObservationToken?

  init(_ posts: BlogPosts) {
    self.posts = posts
    super.init()
    title = "New Post"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: PostPage.post, for: .touchUpInside)
    token = posts.$texts.observe(self) { page, _ in
      page.navigationController?.popViewController(animated: true)
    }
  }

  func post() {
    guard let text = field.text, !text.isEmpty else { return }
    posts.send(text)
  }
}

/// Lists the posts, and begins with a new one.
class PostedAgain: UITableViewController {
  final let posts = BlogPosts()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Blog"
    token = posts.$texts.observe(self) { blog, event in try blog.tableView.apply(event.change) }
    navigationController?.pushViewController(page, animated: true)
  }

  var page: UIViewController { PostPage(posts) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.texts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = posts.texts[indexPath.row]
    return cell
  }
}
