import HeadlessUI
import MVC

extension ViewNetwork {
  /// Sends the like itself and, when the answer comes, turns the flag of the model it shows then.
  final class NewsCell: Standard.NewsCell {
    override init() {
      super.init()
      likeButton.onTap(self) { $0.tapLike() }
    }

    private func tapLike() {
      model?.addLike(
        Block(self) { cell, _ in
          guard let model = cell.model else { return }
          try model.toggleLike()
          cell.likeButton.setTitle(FeedDisplay(model.item).like)
        }
      )
    }
  }

  /// The standard controller, with cells that do not ask it about likes.
  final class NewsController: Standard.NewsController {
    override func makeCell() -> StandardCell {
      let cell = table.dequeueCell { ViewNetwork.NewsCell() }
      cell.delegate = self
      return cell
    }
  }
}
