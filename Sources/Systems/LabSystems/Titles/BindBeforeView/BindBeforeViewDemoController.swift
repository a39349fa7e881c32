import HeadlessUI
import MVC

extension BindBeforeView {
  /// Binds when it is made, to a view that is replaced when the screen is loaded.
  final class DemoController: ViewController, TitleScreen {
    private var titles: TitleView
    private var viewModel: TitleViewModel?
    private var bindings: [ObservationToken] = []
    var titleModel: (any TitleModel)? { viewModel }

    init(viewModel: TitleViewModel, titles: TitleView) {
      (self.viewModel, self.titles) = (viewModel, titles)
      super.init()
      bindings = bind(viewModel)
    }

    override func loadView() {
      titles = TitleView(isDouble: titles.labels.count > 1)
      layOut(titles)
    }

    override func viewDidLoad() {
      titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
      titles.clearButton.onTap(self) { $0.viewModel?.clear() }
      titles.newButton.onTap(self) { $0.viewModel = TitleViewModel() }
      titles.onTyping(self) { $0.viewModel?.choose($1) }
    }

    private func bind(_ viewModel: TitleViewModel) -> [ObservationToken] {
      titles.labels.map { viewModel.bind(\.$title, to: $0, at: \.text) { $0?.text ?? "" } }
    }
  }
}
