import HeadlessUI
import MVC

/// Handles the user's actions on an article.
protocol NewsCellDelegate: AnyObject {
  func newsCell(didTap action: FeedAction, of key: String) throws
}

extension Correct {
  /// Shows given texts, and passes a tap to its delegate with the article's key.
  final class NewsCell: FeedCell {
    private var key = ""
    @Delegate var delegate: (any NewsCellDelegate)?

    func show(_ display: FeedDisplay, of key: String) {
      self.key = key
      paint(display)
    }

    override func tapped(_ action: FeedAction) {
      $delegate { try $0.newsCell(didTap: action, of: key) }
    }
  }
}
