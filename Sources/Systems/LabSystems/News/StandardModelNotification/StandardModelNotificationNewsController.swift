import HeadlessUI
import MVC

extension StandardModelNotification {
  /// The standard controller, which listens to all models, its own and others'.
  final class NewsController: Standard.NewsController {
    init() { super.init { PostingNewsModel($0, newsId: $1) } }

    override func viewDidLoad() {
      observe(.newsModelDidUpdate) { try $0.updateNewsView($1.payload) }
      super.viewDidLoad()
    }

    override func like(_ model: NewsModel) throws {
      try (model as? PostingNewsModel).forced("model as PostingNewsModel").addLike()
    }
  }
}
