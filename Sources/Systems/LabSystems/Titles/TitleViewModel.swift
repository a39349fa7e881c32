import HeadlessUI
import MVC

/// The view model: its actions change the state, which is read-only outside.
final class TitleViewModel: Model, TitleModel, KeyPathBinding {
  @Observed private(set) var title: Title? = Title.all[1]
  private let titles = Title.all

  /// The view model that several screens can share.
  static var shared: TitleViewModel { singleton { TitleViewModel() } }

  /// Picks a title at random, possibly the same.
  func changeTitle() { $title.set(titles[random.next(below: titles.count)]) }

  /// Sets the title with this text; another text is ignored.
  func choose(_ text: String) {
    if let title = titles.first(where: { $0.text == text }) { $title.set(title) }
  }

  /// Removes the title.
  func clear() { $title.set(nil) }
}
