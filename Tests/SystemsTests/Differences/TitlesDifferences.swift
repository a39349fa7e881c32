import LabSystems
import MVCLab

extension [WiringDifference] {
  static let titles: Self = [
    WiringDifference(
      .titles,
      "published",
      """
      DemoController
        ~ declaration
          - class DemoController: ViewModelController<TitleViewModel>, TitleScreen {
          + class DemoController: GenericsController<TitleViewModel>, TitleScreen {
        ~ init(viewModel:titles:)
          - init(viewModel: TitleViewModel, titles: TitleView) {
          + init(viewModel: TitleViewModel?, titles: TitleView) {
        ~ viewDidLoad()
          - titles.onTyping(self) { $0.viewModel?.choose($1) }
        ~ bind(_:)  -2 +2
      + ViewModelProtocol  +2
      + GenericsController  +15
      TitleViewModel
        ~ declaration
          - class TitleViewModel: Model, TitleModel, KeyPathBinding {
          + class TitleViewModel: Model, TitleModel, ViewModelProtocol {
        + observations  +1
        + bind(_:to:at:)  +10
        + unobserveAll()  +1
        + forward(_:to:at:)  +7
        - choose(_:)  -3
      """
    ),
    WiringDifference(
      .titles,
      "label-written-directly",
      """
      DemoController
        ~ viewDidLoad()
          - titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
          + titles.changeButton.onTap(self) { $0.changeTapped() }
        + changeTapped()  +4
      """
    ),
    WiringDifference(
      .titles,
      "state-written-from-outside",
      """
      DemoController
        ~ viewDidLoad()  -2 +2
        + changeTapped()  +3
        + typed(_:)  +3
      TitleViewModel
        ~ title
          - @Observed private(set) var title: Title? = Title.all[1]
          + @Observed var title: Title? = Title.all[1]
        - titles  -1
        - changeTitle()  -1
        - choose(_:)  -3
      """
    ),
    WiringDifference(
      .titles,
      "two-way",
      """
      DemoController
        ~ viewDidLoad()
          - titles.onTyping(self) { $0.viewModel?.choose($1) }
          + titles.onTyping(self) { $0.viewModel?.title = Title(text: $1) }
        ~ bind(_:)  -0 +2
      TitleViewModel
        ~ title
          - @Observed private(set) var title: Title? = Title.all[1]
          + @Observed var title: Title? = Title.all[1]
        - choose(_:)  -3
      """
    ),
    WiringDifference(
      .titles,
      "model-in-controller",
      """
      DemoController
        + choices  +1
        ~ viewDidLoad()  -2 +2
        + changeTapped()  +1
        + typed(_:)  +3
      TitleViewModel
        + show(_:)  +1
        - titles  -1
        - changeTitle()  -1
        - choose(_:)  -3
      """
    ),
    WiringDifference(
      .titles,
      "late-view-model",
      from: "published",
      """
      DemoController inherits
        + coming  +1
        + init(coming:titles:)  +4
        + viewDidAppear()  +1
      """
    ),
    WiringDifference(
      .titles,
      "silently-unbound",
      from: "published",
      """
      TitleViewModel
        ~ declaration
          - class TitleViewModel: Model, TitleModel, ViewModelProtocol {
          + class TitleViewModel: Model, TitleModel {
      """
    ),
    WiringDifference(
      .titles,
      "bind-before-view",
      """
      DemoController
        ~ declaration
          - class DemoController: ViewModelController<TitleViewModel>, TitleScreen {
          + class DemoController: ViewController, TitleScreen {
        ~ titles
          - let titles: TitleView
          + var titles: TitleView
        + viewModel  +1
        + bindings  +1
        ~ init(viewModel:titles:)  -2 +3
        ~ loadView()  -1 +4
      """
    ),
    WiringDifference(
      .titles,
      "never-unbound",
      from: "published",
      """
      DemoController inherits
        ~ viewDidDisappear()  -3 +1
      """
    ),
    WiringDifference(
      .titles,
      "mvc",
      """
      DemoController
        ~ declaration
          - class DemoController: ViewModelController<TitleViewModel>, TitleScreen {
          + class DemoController: ViewController, TitleScreen {
        + model  +1
        + observation  +1
        ~ titleModel
          - var titleModel: (any TitleModel)? { viewModel }
          + var titleModel: (any TitleModel)? { model }
        + init(model:titles:)  +1
        ~ viewDidLoad()  -4 +5
        + observeModel()  +5
        + show(_:)  +3
        - init(viewModel:titles:)  -4
        - bind(_:)  -3
      """
    ),
  ]
}
