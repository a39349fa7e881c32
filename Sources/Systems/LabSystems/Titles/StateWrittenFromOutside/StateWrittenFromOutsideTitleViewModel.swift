import HeadlessUI
import MVC

extension StateWrittenFromOutside {
  /// The view model with a state that other objects can assign.
  final class TitleViewModel: Model, TitleModel, KeyPathBinding {
    @Observed var title: Title? = Title.all[1]

    static var shared: TitleViewModel { singleton { TitleViewModel() } }

    func clear() { $title.set(nil) }
  }
}
