import HeadlessUI
import MVC

/// Is told what a person did to which article.
protocol NewsCellDelegate: AnyObject {
  func newsCell(didTap action: FeedAction, of key: String) throws
}

extension Correct {
  /// Shows what it is given, and names its article when it is tapped.
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
