import HeadlessUI
import MVC

extension ModelInController {
  /// The view model without the titles: the caller passes the one to show.
  final class TitleViewModel: Model, TitleModel, KeyPathBinding {
    @Observed private(set) var title: Title? = Title.all[1]

    static var shared: TitleViewModel { singleton { TitleViewModel() } }

    func show(_ title: Title?) { $title.set(title) }
    func clear() { $title.set(nil) }
  }
}
