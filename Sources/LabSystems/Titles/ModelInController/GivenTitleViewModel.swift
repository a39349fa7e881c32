import HeadlessUI
import MVC

/// A view model that is told which title to have.
final class GivenTitleViewModel: Model, KeyPathBinding {
  @Observed private(set) var title: Title? = Title.all[1]

  static var shared: GivenTitleViewModel { singleton { GivenTitleViewModel() } }

  func show(_ title: Title?) { $title.set(title) }
}
