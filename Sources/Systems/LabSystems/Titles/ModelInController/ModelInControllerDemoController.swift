import HeadlessUI
import MVC

extension ModelInController {
  /// Has the titles, picks one, and passes it to the view model.
  final class DemoController: ViewModelController<TitleViewModel>, TitleScreen {
    private let titles: TitleView
    private let choices = Title.all
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

    private func changeTapped() { viewModel?.show(choices[random.next(below: choices.count)]) }

    private func typed(_ text: String) {
      if let title = choices.first(where: { $0.text == text }) { viewModel?.show(title) }
    }
  }
}
