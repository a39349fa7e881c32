import HeadlessUI
import MVC

/// A model that only sends the like; the caller's block changes the flag.
final class SendingNewsModel: NewsModel {
  override func addLike(_ callback: Block<Void>) {
    request("like") { model, _ in callback((), from: model) }
  }
}
