import HeadlessUI
import MVC

/// The view model: actions change its state, which is read-only outside.
final class TitleViewModel: Model, KeyPathBinding {
  @Observed private(set) var title: Title? = Title.all[1]
  private let titles = Title.all

  /// The one that two screens can have in common.
  static var shared: TitleViewModel { singleton { TitleViewModel() } }

  /// Picks another title, or the same, by chance.
  func changeTitle() { $title.set(titles[random.next(below: titles.count)]) }

  /// There is no title any more.
  func clear() { $title.set(nil) }
}
