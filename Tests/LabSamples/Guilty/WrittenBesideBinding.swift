import HeadlessUI
import MVC

// in: guilty-mvvm
// > tap Next; tap Reset

/// Writes a label that is bound to the view model.
final class WrittenBesideBinding: ViewModelController<CardModel> {
  private let label = Label(identifier: "number")
  private let (nextButton, resetButton) = (Button("Next"), Button("Reset"))

  override func loadView() {
    for element in [label, nextButton, resetButton] { view.addSubview(element) }
    nextButton.onTap(self) { $0.viewModel?.next() }
    resetButton.onTap(self) { $0.reset() }
  }

  private func reset() {
    label.text = "1"  // ui-changes-ui
  }

  override func bind(_ viewModel: CardModel) -> [ObservationToken] {
    [viewModel.bind(\.$number, to: label, at: \.text) { "\($0)" }]
  }
}
