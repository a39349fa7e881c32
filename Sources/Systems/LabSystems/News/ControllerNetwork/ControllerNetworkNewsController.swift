import HeadlessUI
import MVC

extension ControllerNetwork {
  /// The standard controller, which sends the like itself, and finds the article when the answer
  /// arrives.
  ///
  /// The answer keeps this controller and the tapped model, as the article's block does. The identities
  /// are the server's.
  final class NewsController: Standard.NewsController {
    init() { super.init { item, _ in NewsModel(item, newsId: item.key) } }

    override func like(_ model: NewsModel) throws {
      server?.send(
        Request("like", model.key),
        then: Block(keeping: self) { controller, response in
          guard case .success = response else { return }
          try controller.dealWithLikeData(model.newsId)
        }
      )
    }

    private func dealWithLikeData(_ newsId: String) throws {
      guard let model = dataSource.first(where: { $0.newsId == newsId }) else { return }
      try model.toggleLike()
      try updateNewsView(model)
    }
  }
}
