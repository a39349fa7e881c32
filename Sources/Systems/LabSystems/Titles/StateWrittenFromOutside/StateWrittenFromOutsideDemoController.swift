import HeadlessUI
import MVC

extension StateWrittenFromOutside {
  /// Assigns the state, where it should call an action.
  final class DemoController: ViewModelController<TitleViewModel>, TitleScreen {
    private let titles: TitleView
    var titleModel: (any TitleModel)? { viewModel }

    init(viewModel: TitleViewModel, titles: TitleView) {
      self.titles = titles
      super.init(viewModel: viewModel)
    }

    override func loadView() { layOut(titles) }

    override func viewDidLoad() {
      titles.changeButton.onTap(self) { $0.changeTapped() }
      titles.clearButton.onTap(self) { $0.viewModel?.clear() }
      titles.newButton.onTap(self) { $0.viewModel = TitleViewModel() }
      titles.onTyping(self) { $0.typed($1) }
    }

    override func bind(_ viewModel: TitleViewModel) -> [ObservationToken] {
      titles.labels.map { viewModel.bind(\.$title, to: $0, at: \.text) { $0?.text ?? "" } }
    }

    private func changeTapped() {
      viewModel?.title = Title.all[random.next(below: Title.all.count)]
    }

    private func typed(_ text: String) {
      if let title = Title.all.first(where: { $0.text == text }) { viewModel?.title = title }
    }
  }
}
