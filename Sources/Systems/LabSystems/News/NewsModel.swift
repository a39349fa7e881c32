import HeadlessUI
import MVC

/// One article of the feed as published: an object that holds its data and sends its own requests.
class NewsModel: Model, ModelValue, Identifiable {
  /// The identity of the article on the server.
  let key: String
  var id: String { key }
  /// Its identity in the program: the second of its arrival, and its index on its page.
  let newsId: String
  let title: String
  let subtitle: String
  let content: String
  let images: [String]
  @Observed var attention: Bool
  @Observed var like: Bool
  @Observed var likeNum: UInt
  @Observed var shareNum: UInt
  @Observed var discussNum: UInt

  required init(_ item: NewsItem, newsId: String) {
    key = item.key
    self.newsId = newsId
    (title, subtitle, content) = (item.title, item.subtitle, item.content)
    images = item.images
    _attention = Observed(wrappedValue: item.isFollowed)
    _like = Observed(wrappedValue: item.isLiked)
    _likeNum = Observed(wrappedValue: item.likes)
    _shareNum = Observed(wrappedValue: item.shares)
    _discussNum = Observed(wrappedValue: item.discussions)
  }

  /// Sends the like, and toggles the flag unless the request fails; calls the block in every case.
  func addLike(_ callback: Block<Void>) {
    request("like") { model, isGranted in
      if isGranted { try model.toggleLike() }
      callback((), from: model)
    }
  }

  /// Toggles the flag, and adjusts the count.
  func toggleLike() throws {
    $like.set(!like)
    if like {
      $likeNum.set(try likeNum.adding(1))
    } else {
      $likeNum.set(try likeNum.subtracting(1))
    }
  }

  /// Only sends the request; the caller sets the flag.
  func addAttention(_ callback: Block<Void>) {
    request("follow", wish: " on") { model, _ in callback((), from: model) }
  }

  func addShare(_ callback: Block<Void>) {
    request("share") { model, isGranted in
      if isGranted { model.$shareNum.set(try model.shareNum.adding(1)) }
      callback((), from: model)
    }
  }

  func addDiscuss(_ callback: Block<Void>) {
    request("discuss") { model, isGranted in
      if isGranted { model.$discussNum.set(try model.discussNum.adding(1)) }
      callback((), from: model)
    }
  }

  func request(
    _ name: String,
    wish: String = "",
    _ body: @escaping (NewsModel, Bool) throws -> Void
  ) {
    server?.send(
      Request(name, key + wish),
      then: Block(keeping: self) { model, response in
        if case .success = response { try body(model, true) } else { try body(model, false) }
      }
    )
  }
}

extension NewsModel {
  var item: NewsItem {
    NewsItem(
      key: key,
      title: title,
      subtitle: subtitle,
      content: content,
      images: images,
      isFollowed: attention,
      isLiked: like,
      likes: likeNum,
      shares: shareNum,
      discussions: discussNum
    )
  }
}

extension NewsModel: CustomStringConvertible {
  var description: String { "\(newsId) \(item)" }
}
