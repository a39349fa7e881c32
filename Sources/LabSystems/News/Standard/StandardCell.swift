import HeadlessUI
import MVC

/// A cell that holds the article's model, as published; its subclasses decide how it reports a tap.
class StandardCell: FeedCell {
  /// The model it shows now: cells are reused, so it changes.
  private(set) var model: NewsModel?

  func show(_ model: NewsModel) {
    self.model = model
    paint(FeedDisplay(model.item))
  }
}
