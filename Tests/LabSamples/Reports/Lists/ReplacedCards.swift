/// Takes what is loaded in place of what there was.
final class ReplacedCards: CardDeck {
  override func receive(_ loaded: [PersonCard]) { replace(by: loaded) }
}
