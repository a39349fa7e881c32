import HeadlessUI
import MVC

/// A cell that is given the article's model, as in the seed; how it hands a tap over is for its kinds.
class StandardCell: FeedCell {
  /// The model it shows now: cells are reused, so it changes.
  private(set) var model: NewsModel?

  func show(_ model: NewsModel) {
    self.model = model
    paint(FeedDisplay(model.item))
  }
}
