import HeadlessUI
import MVC

extension StandardModelDelegate {
  /// The standard controller, as the delegate of its models.
  final class NewsController: Standard.NewsController, NewsModelDelegate {
    init() { super.init { DelegatingNewsModel($0, newsId: $1) } }

    override func like(_ model: NewsModel) throws {
      let model = try (model as? DelegatingNewsModel).forced("model as DelegatingNewsModel")
      model.delegate = self
      model.addLike()
    }

    func newsModelDidUpdate(_ model: NewsModel) throws { try updateNewsView(model) }
  }
}
