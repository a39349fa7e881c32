import HeadlessUI
import MVC

extension ViewNetwork {
  /// Sends the like itself, and toggles the flag of the model that it shows when the answer arrives.
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
          cell.likeButton.title = FeedDisplay(model.item).like
        }
      )
    }
  }

  /// The standard controller, with cells that send the likes themselves.
  final class NewsController: Standard.NewsController {
    override func makeCell() -> StandardCell {
      let cell = table.dequeueCell { ViewNetwork.NewsCell() }
      cell.delegate = self
      return cell
    }
  }
}
