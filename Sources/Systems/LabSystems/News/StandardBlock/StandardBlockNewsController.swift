import HeadlessUI
import MVC

extension StandardBlock {
  /// Passes a tap to its block.
  final class NewsCell: StandardCell {
    var onTap: Block<(FeedAction, NewsModel)>?

    override func tapped(_ action: FeedAction) throws {
      guard let model else { return }
      onTap?((action, model), from: self)
    }
  }

  /// The standard controller, which gives its cells a block.
  final class NewsController: Standard.NewsController {
    override func makeCell() -> StandardCell {
      let cell = table.dequeueCell { StandardBlock.NewsCell() }
      cell.onTap = Block(self) { try $0.didTapNewsCell($1.0, $1.1) }
      return cell
    }
  }
}
