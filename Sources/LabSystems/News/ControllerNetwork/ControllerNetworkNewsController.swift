import HeadlessUI
import MVC

extension ControllerNetwork {
  /// The standard controller, which sends the like itself, and finds the article when the answer
  /// arrives.
  final class NewsController: Standard.NewsController {
    override func like(_ model: NewsModel) throws {
      let newsId = model.newsId
      server?.send(
        Request("like", model.key),
        then: Block(self) { controller, response in
          guard case .success = response else { return }
          try controller.dealWithLikeData(newsId)
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
