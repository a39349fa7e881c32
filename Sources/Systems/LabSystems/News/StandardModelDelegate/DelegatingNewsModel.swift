import HeadlessUI
import MVC

/// Is told when a model has had its answer.
protocol NewsModelDelegate: AnyObject {
  func newsModelDidUpdate(_ model: NewsModel) throws
}

/// A model that tells its controller by a delegate, and not by a block.
final class DelegatingNewsModel: NewsModel {
  @Delegate var delegate: (any NewsModelDelegate)?

  func addLike() {
    request("like") { _, isGranted in
      if isGranted { try self.toggleLike() }
      self.$delegate { try $0.newsModelDidUpdate(self) }
    }
  }
}
