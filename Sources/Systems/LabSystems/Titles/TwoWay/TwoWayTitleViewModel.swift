import HeadlessUI
import MVC

extension TwoWay {
  /// The view model with a state that the field writes.
  final class TitleViewModel: Model, TitleModel, KeyPathBinding {
    @Observed var title: Title? = Title.all[1]
    private let titles = Title.all

    static var shared: TitleViewModel { singleton { TitleViewModel() } }

    func changeTitle() { $title.set(titles[random.next(below: titles.count)]) }
    func clear() { $title.set(nil) }
  }
}
