import HeadlessUI
import MVC

extension TwoWay {
  /// Binds the label to the state, and the field to the state in both directions.
  final class DemoController: ViewModelController<TitleViewModel>, TitleScreen {
    private let titles: TitleView
    var titleModel: (any TitleModel)? { viewModel }

    init(viewModel: TitleViewModel, titles: TitleView) {
      self.titles = titles
      super.init(viewModel: viewModel)
    }

    override func loadView() { layOut(titles) }

    override func viewDidLoad() {
      titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
      titles.clearButton.onTap(self) { $0.viewModel?.clear() }
      titles.newButton.onTap(self) { $0.viewModel = TitleViewModel() }
      titles.onTyping(self) { $0.viewModel?.title = Title(text: $1) }
    }

    override func bind(_ viewModel: TitleViewModel) -> [ObservationToken] {
      titles.labels.map { viewModel.bind(\.$title, to: $0, at: \.text) { $0?.text ?? "" } }
        + (titles.field.map { [viewModel.bind(\.$title, to: $0) { $0.text = $1?.text ?? "" }] }
          ?? [])
    }
  }
}
