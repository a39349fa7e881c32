import HeadlessUI
import MVC

extension Correct {
  /// Binds both labels to the state, and calls an action for each tap.
  final class DemoController: ViewModelController<TitleViewModel>, TitleScreen {
    private let titles = TitleView()
    var modelTitle: Title? { viewModel?.title }

    override func loadView() { layOut(titles) }

    override func viewDidLoad() {
      titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
      titles.clearButton.onTap(self) { $0.viewModel?.clear() }
      titles.newButton.onTap(self) { $0.viewModel = TitleViewModel() }
    }

    override func bind(_ viewModel: TitleViewModel) -> [ObservationToken] {
      [
        viewModel.bind(\.$title, to: titles.label, at: \.text) { $0?.text ?? "" },
        viewModel.bind(\.$title, to: titles.echo, at: \.text) { $0?.text ?? "" },
      ]
    }
  }
}
