import HeadlessUI
import MVC

/// A view model whose state anybody can assign.
final class OpenTitleViewModel: Model, KeyPathBinding {
  @Observed var title: Title? = Title.all[1]

  static var shared: OpenTitleViewModel { singleton { OpenTitleViewModel() } }

  func clear() { $title.set(nil) }
}
