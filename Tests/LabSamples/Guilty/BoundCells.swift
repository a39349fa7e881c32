import HeadlessUI
import MVC

// in: guilty-mvvm
// > scroll 6; tap Next

/// A cell that stays bound to all cards that it has ever shown.
final class BoundCardCell: CardCell {
  private var bindings: [ObservationToken] = []

  override func show(_ card: CardModel) {
    bindings.append(
      card.bind(\.$number, to: label, at: \.text) { "\($0)" }  // bound-at-wrong-time
    )
  }
}

final class BoundCells: CardTable {
  override func makeCell() -> CardCell { BoundCardCell() }
}
