import HeadlessUI
import MVC

/// Handles the user's actions on a model.
protocol StandardCellDelegate: AnyObject {
  func didTapNewsCell(_ action: FeedAction, _ model: NewsModel) throws
}

extension Standard {
  /// Passes a tap to its delegate.
  class NewsCell: StandardCell {
    @Delegate var delegate: (any StandardCellDelegate)?

    override func tapped(_ action: FeedAction) throws {
      guard let model else { return }
      $delegate { try $0.didTapNewsCell(action, model) }
    }
  }
}
