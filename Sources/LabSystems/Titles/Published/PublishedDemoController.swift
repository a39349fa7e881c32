import HeadlessUI
import MVC

extension Published {
  /// The controller as published: it counts as bound after the first appearance, even without a view
  /// model, and unbinds only after a pop.
  class DemoController: ViewController, TitleScreen {
    let titles = TitleView()
    var viewModel: TitleViewModel?
    private var isAlreadyBound = false
    private var isCalledPop = false
    var modelTitle: Title? { viewModel?.title }

    init(viewModel: TitleViewModel?) { self.viewModel = viewModel }

    override func loadView() { layOut(titles) }

    override func viewDidLoad() {
      titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
      titles.clearButton.onTap(self) { $0.viewModel?.clear() }
      titles.newButton.onTap(self) { $0.viewModel = TitleViewModel() }
    }

    override func viewWillAppear() throws {
      guard !isAlreadyBound else { return }
      if let viewModel { bind(viewModel) }
      isAlreadyBound = true
    }

    func bind(_ viewModel: TitleViewModel) {
      viewModel.bind("title", to: titles.label, at: \.text)
      viewModel.bind("title", to: titles.echo, at: \.text)
    }

    override func willPop() { isCalledPop = true }

    override func viewDidDisappear() { if isCalledPop { viewModel?.unobserveAll() } }
  }
}
