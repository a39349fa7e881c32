import MVC
import UIKitNames

/// A post, which the server has numbered.
struct NumberedPost: Identifiable, ModelValue {
  let id: String
}

/// Posts that are loaded page by page; the programs here differ in how.
class PagedFeed: Model {
  @Observed fileprivate(set) var posts: [NumberedPost] = []

  func loadMore() {}
  func refresh() {}

  func empty() { posts = [] }

  /// The posts of an answer.
  func page(_ response: Response) -> [NumberedPost] {
    response.body.split(separator: ",").map { NumberedPost(id: String($0)) }
  }
}

/// Shows the posts, two at a time, and asks for more near the end.
final class FeedScreen: UIViewController, UITableViewDataSource, UITableViewDisplayDelegate {
  private let tableView = UITableView(viewport: 2)
  private let feed: PagedFeed
  private var token: ObservationToken?

  init(_ feed: PagedFeed) {
    self.feed = feed
    super.init()
    title = "Posts"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    token = feed.$posts.observe(self) { screen, _ in screen.tableView.reloadData() }
    feed.loadMore()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.posts.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = feed.posts[indexPath.row].id
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { if indexPath.row >= feed.posts.count - 2 { feed.loadMore() } }

  func tableDidPull(_ table: UITableView) { feed.refresh() }
}
