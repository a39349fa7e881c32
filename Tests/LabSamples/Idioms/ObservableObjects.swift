import HeadlessUI
import MVC
import Observation

/// One of several posts; it knows no lab.
@Observable final class Post {
  let title: String
  var likes = "0"

  init(_ title: String) { self.title = title }
}

/// The posts; what a screen shows of them is computed.
@Observable final class Posts {
  private(set) var posts = [Post("One"), Post("Two")]
  var texts: [String] { posts.map { "\($0.title): \($0.likes)" } }
  private let service: any ImageService

  init(service: any ImageService) { self.service = service }

  func like(_ row: Int) async {
    let post = posts[row]
    if let likes = try? await service.image(post.title) { post.likes = likes }
  }
}

/// Likes the row that the user selects.
final class PostsController: NameListController, TableDelegate {
  private let posts = Bridge(observing: Posts(service: ServerImages()), ["texts": \.texts])
  private var token: ObservationToken?

  override var names: [String] { posts.model.texts }

  override func viewDidLoad() {
    table.delegate = self
    addButton.isHidden = true
    token = posts.observe(self) { try $0.table.reload() }
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    task { [posts] in await posts.model.like(row) }
  }
}
