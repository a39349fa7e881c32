import HeadlessUI
import MVC

/// Is told what a person did to which model.
protocol StandardCellDelegate: AnyObject {
  func didTapNewsCell(_ action: FeedAction, _ model: NewsModel) throws
}

extension Standard {
  /// Hands a tap over to its delegate.
  class NewsCell: StandardCell {
    @Delegate var delegate: (any StandardCellDelegate)?

    override func tapped(_ action: FeedAction) throws {
      guard let model else { return }
      $delegate { try $0.didTapNewsCell(action, model) }
    }
  }
}
