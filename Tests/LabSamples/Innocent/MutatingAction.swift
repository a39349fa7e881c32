import HeadlessUI
import MVC

// in: innocent-mvvm
// near: state-changed-outside-action
// > tap Win; tap Win

/// A score, which knows how it grows.
struct Score {
  var points = 0

  mutating func win() { points += 3 }
}

/// Lets the state change itself, in an action.
final class ScoreModel: Model, KeyPathBinding {
  @Observed private(set) var score = Score()

  func win() { score.win() }
}

final class MutatingAction: ViewModelController<ScoreModel> {
  private let label = Label(identifier: "points")
  private let button = Button("Win")

  override func loadView() {
    view.addSubview(label)
    view.addSubview(button)
    button.onTap(self) { $0.viewModel?.win() }
  }

  override func bind(_ viewModel: ScoreModel) -> [ObservationToken] {
    [viewModel.bind(\.$score, to: label, at: \.text) { "\($0.points)" }]
  }
}
