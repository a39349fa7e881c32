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
          + class DemoController: ViewController, TitleScreen {
        + viewModel  +1
        + isAlreadyBound  +1
        + isCalledPop  +1
        + init(viewModel:)  +1
        + viewWillAppear()  +5
        ~ bind(_:)  -5 +3
        + willPop()  +1
        + viewDidDisappear()  +1
      TitleViewModel
        ~ declaration
          - class TitleViewModel: Model, KeyPathBinding {
          + class TitleViewModel: Model {
        + observations  +1
        + bind(_:to:at:)  +10
        + unobserveAll()  +1
        + forward(_:to:at:)  +7
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
        + changeTapped()  +5
      """
    ),
    WiringDifference(
      .titles,
      "state-written-from-outside",
      """
      DemoController
        ~ viewDidLoad()
          - titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
          + titles.changeButton.onTap(self) { $0.changeTapped() }
        + changeTapped()  +3
      TitleViewModel
        ~ title
          - @Observed private(set) var title: Title? = Title.all[1]
          + @Observed var title: Title? = Title.all[1]
        - titles  -1
        - changeTitle()  -1
      """
    ),
    WiringDifference(
      .titles,
      "model-in-controller",
      """
      DemoController
        + choices  +1
        ~ viewDidLoad()
          - titles.changeButton.onTap(self) { $0.viewModel?.changeTitle() }
          + titles.changeButton.onTap(self) { $0.changeTapped() }
        + changeTapped()  +1
      TitleViewModel
        + show(_:)  +1
        - titles  -1
        - changeTitle()  -1
      """
    ),
    WiringDifference(
      .titles,
      "late-view-model",
      from: "published",
      """
      DemoController inherits
        + coming  +1
        + init(coming:)  +4
        + viewDidAppear()  +1
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
          - let titles = TitleView()
          + var titles = TitleView()
        + viewModel  +1
        + bindings  +1
        + init(viewModel:)  +5
        ~ loadView()  -1 +4
      """
    ),
    WiringDifference(
      .titles,
      "never-unbound",
      from: "published",
      """
      DemoController inherits
        ~ viewDidDisappear()
          - func viewDidDisappear() { if isCalledPop { viewModel?.unobserveAll() } }
          + func viewDidDisappear() {}
      """
    ),
  ]
}
