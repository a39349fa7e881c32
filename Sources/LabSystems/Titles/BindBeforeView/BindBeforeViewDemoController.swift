import HeadlessUI
import MVC

extension BindBeforeView {
  /// Binds when it is made, to a view that is replaced when the screen is loaded.
  final class DemoController: ViewController, TitleScreen {
    private var titles = TitleView()
    private var viewModel: TitleViewModel?
    private var bindings: [ObservationToken] = []
    var modelTitle: Title? { viewModel?.title }

    init(viewModel: TitleViewModel) {
      self.viewModel = viewModel
      super.init()
      bindings = bind(viewModel)
    }

    override func loadView() {
      titles = TitleView()
      layOut(titles)
    }

    override func viewDidLoad() {
      titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
      titles.clearButton.onTap(self) { $0.viewModel?.clear() }
      titles.newButton.onTap(self) { $0.viewModel = TitleViewModel() }
    }

    private func bind(_ viewModel: TitleViewModel) -> [ObservationToken] {
      [
        viewModel.bind(\.$title, to: titles.label, at: \.text) { $0?.text ?? "" },
        viewModel.bind(\.$title, to: titles.echo, at: \.text) { $0?.text ?? "" },
      ]
    }
  }
}
