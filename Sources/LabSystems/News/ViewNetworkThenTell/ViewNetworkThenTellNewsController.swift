import HeadlessUI
import MVC

extension ViewNetworkThenTell {
  /// Sends the like itself, then tells the controller, and names the model it shows then.
  final class NewsCell: Standard.NewsCell {
    override init() {
      super.init()
      likeButton.onTap(self) { $0.tapLike() }
    }

    private func tapLike() {
      model?.addLike(
        Block(self) { cell, _ in
          guard let model = cell.model else { return }
          cell.$delegate { try $0.didTapNewsCell(.like, model) }
        }
      )
    }
  }

  /// The standard controller, which hears of a like when it has been granted, or has not.
  final class NewsController: Standard.NewsController {
    override func makeCell() -> StandardCell {
      let cell = table.dequeueCell { ViewNetworkThenTell.NewsCell() }
      cell.delegate = self
      return cell
    }

    override func like(_ model: NewsModel) throws {
      try model.toggleLike()
      try updateNewsView(model)
    }
  }
}
