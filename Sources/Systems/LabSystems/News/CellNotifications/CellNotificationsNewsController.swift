import HeadlessUI
import MVC

extension CellNotifications {
  /// Listens to the likes of all cells, as soon as it is made; the tapped cell sends the like, and posts
  /// the model that it shows when the answer arrives.
  final class NewsCell: Standard.NewsCell {
    override init() {
      super.init()
      likeButton.onTap(self) { $0.tapLike() }
      observe(.modelUpdate) { $0.onNotifyModelUpdate($1.payload) }
    }

    private func tapLike() {
      model?.addLike(
        Block(self) { cell, _ in
          guard let model = cell.model else { return }
          cell.post(.modelUpdate, model)
        }
      )
    }

    private func onNotifyModelUpdate(_ updated: NewsModel) {
      guard let model, model.newsId == updated.newsId else { return }
      likeButton.title = FeedDisplay(model.item).like
    }
  }

  /// The standard controller, with cells that notify each other of likes.
  final class NewsController: Standard.NewsController {
    override func makeCell() -> StandardCell {
      let cell = table.dequeueCell { CellNotifications.NewsCell() }
      cell.delegate = self
      return cell
    }
  }
}

extension NotificationName where Payload == NewsModel {
  static var modelUpdate: Self { "kNotifyModelUpdate" }
}
