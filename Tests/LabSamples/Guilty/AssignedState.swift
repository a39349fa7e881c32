import HeadlessUI
import MVC

// in: guilty-mvvm
// > tap Win

/// A view model whose state anybody may assign.
final class OpenScoreModel: Model, KeyPathBinding {
  @Observed var points = 0
}

/// Counts for its view model.
final class AssignedState: ViewModelController<OpenScoreModel> {
  private let label = Label(identifier: "points")
  private let button = Button("Win")

  override func loadView() {
    view.addSubview(label)
    view.addSubview(button)
    button.onTap(self) { $0.win() }
  }

  private func win() {
    viewModel?.points += 3  // state-changed-outside-action
  }

  override func bind(_ viewModel: OpenScoreModel) -> [ObservationToken] {
    [viewModel.bind(\.$points, to: label, at: \.text) { "\($0)" }]
  }
}
