import HeadlessUI
import MVC

// in: innocent-mvvm
// near: view-changes-model, view-holds-model
// > tap Turn; tap Turn

/// Shows a view model, and calls its actions.
final class CardView: StackView {
  private let card: CardModel
  private let label = Label(identifier: "number")
  private let button = Button("Turn")
  private var binding: ObservationToken?

  init(_ card: CardModel) {
    self.card = card
    super.init([])
    addSubview(label)
    addSubview(button)
    button.onTap(self) { $0.card.next() }
    binding = card.bind(\.$number, to: label, at: \.text) { "\($0)" }
  }
}

final class TurningCard: ViewController {
  override func loadView() { view.addSubview(CardView(CardModel())) }
}
