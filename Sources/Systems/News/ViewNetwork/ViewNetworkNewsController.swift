import HeadlessUI

/// The names that each wiring gives to its own views and controllers.
enum ViewNetwork {}

extension ViewNetwork {
  /// Sends the like itself and, when the answer comes, turns the flag of the model it shows then.
  final class NewsCell: Standard.NewsCell {
    override func tapped(_ action: FeedAction) throws {
      guard action == .like else { return try super.tapped(action) }
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
