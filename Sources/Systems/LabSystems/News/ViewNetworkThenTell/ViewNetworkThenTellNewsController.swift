import HeadlessUI
import MVC

extension ViewNetworkThenTell {
  /// Sends the like itself, and passes the model that it shows when the answer arrives to its delegate.
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

  /// The standard controller, which toggles the flag when a cell has had its answer.
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
