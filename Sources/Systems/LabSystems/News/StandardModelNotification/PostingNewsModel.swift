import HeadlessUI
import MVC

/// A model that tells its controller by a notification, and not by a block.
final class PostingNewsModel: NewsModel {
  func addLike() {
    request("like") { _, isGranted in
      if isGranted { try self.toggleLike() }
      self.post(.newsModelDidUpdate, self)
    }
  }
}

extension NotificationName where Payload == PostingNewsModel {
  static var newsModelDidUpdate: Self { "newsModelDidUpdate" }
}
