import MVC

/// The number of a card, which the user turns.
final class CardModel: Model, KeyPathBinding {
  @Observed private(set) var number = 1

  func next() { $number.set(number + 1) }
}
