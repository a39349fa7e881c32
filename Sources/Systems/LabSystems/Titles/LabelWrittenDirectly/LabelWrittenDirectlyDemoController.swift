import HeadlessUI
import MVC

extension LabelWrittenDirectly {
  /// Writes the label itself, without the view model.
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
      titles.onTyping(self) { $0.viewModel?.choose($1) }
    }

    override func bind(_ viewModel: TitleViewModel) -> [ObservationToken] {
      titles.labels.map { viewModel.bind(\.$title, to: $0, at: \.text) { $0?.text ?? "" } }
    }

    private func changeTapped() {
      let title = Title.all[random.next(below: Title.all.count)]
      for label in titles.labels { label.text = title.text }
    }
  }
}
