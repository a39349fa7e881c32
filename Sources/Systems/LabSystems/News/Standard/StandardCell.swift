import HeadlessUI
import MVC

/// A cell that keeps the article's model, as published; its subclasses report the taps.
///
/// As in the article's demo project, attention can't be taken back.
class StandardCell: FeedCell {
  /// The model that the cell shows; it changes when the cell is reused.
  private(set) var model: NewsModel?

  func show(_ model: NewsModel) {
    self.model = model
    paint(FeedDisplay(model.item))
    if model.attention { followButton.isEnabled = false }
  }
}
