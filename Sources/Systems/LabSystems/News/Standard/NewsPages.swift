import HeadlessUI
import MVC

/// Requests the pages of the feed, and makes their models, which the caller keeps.
final class NewsPages: Model {
  private let makeModel: (NewsItem, String) -> NewsModel

  init(_ makeModel: @escaping (NewsItem, String) -> NewsModel) { self.makeModel = makeModel }

  /// Requests a page.
  ///
  /// As in the article's demo project, an identity consists of the second of the page's arrival and the
  /// index on the page.
  func load(_ page: Int, then callback: Block<[NewsModel]>) {
    server?.send(
      Request("feed", "\(page)"),
      then: Block(self) { pages, response in
        guard case .success(let body) = response else { return }
        let second = pages.now.components.seconds
        let models = NewsItem.list(from: body).enumerated().map { index, item in
          pages.makeModel(item, "\(second)\(index)")
        }
        callback(models, from: pages)
      }
    )
  }
}
