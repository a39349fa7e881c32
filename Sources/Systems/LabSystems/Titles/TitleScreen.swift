import HeadlessUI
import MVC

/// A demo screen whose view model the lab can read.
protocol TitleScreen: ViewController {
  var titleModel: (any TitleModel)? { get }
}

/// A view model with a title.
protocol TitleModel: Model {
  var title: Title? { get }
}
