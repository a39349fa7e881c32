import HeadlessUI
import MVC

extension SilentlyUnbound {
  /// The published demo, whose view model is never bound.
  final class DemoController: Published.GenericsController<TitleViewModel>, TitleScreen {
    private let titles: TitleView
    var titleModel: (any TitleModel)? { viewModel }

    init(viewModel: TitleViewModel?, titles: TitleView) {
      self.titles = titles
      super.init(viewModel: viewModel)
    }

    override func loadView() { layOut(titles) }

    override func viewDidLoad() {
      titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
      titles.clearButton.onTap(self) { $0.viewModel?.clear() }
      titles.newButton.onTap(self) { $0.viewModel = TitleViewModel() }
    }

    override func bind(_ viewModel: TitleViewModel) {
      for label in titles.labels { viewModel.bind("title", to: label, at: \.text) }
    }
  }
}
