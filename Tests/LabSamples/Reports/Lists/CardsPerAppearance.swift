import MVC
import UIKitNames

/// A person to choose.
struct PersonCard: Identifiable, ModelValue {
  let id: String
}

/// The cards of a service.
class CardDeck: Model {
  @Observed final fileprivate(set) var cards: [PersonCard] = []

  func load() {
    server?.send(
      Request("cards"),
      then: Block(self) { deck, response in
        guard case .success = response else { return }
        let loaded = ["Ada", "Bob"].map { PersonCard(id: $0) }
        deck.receive(loaded)
      }
    )
  }

  func receive(_ loaded: [PersonCard]) {
    $cards.append(contentsOf: loaded)
  }

  func replace(by loaded: [PersonCard]) { cards = loaded }
}

/// Loads the cards each time it appears.
final class CardsPerAppearance: UITableViewController {
  private let deck: CardDeck
  private var token: ObservationToken?

  init(_ deck: CardDeck) {
    self.deck = deck
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    token = deck.$cards.observe(self) { list, _ in list.tableView.reloadData() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    deck.load()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    deck.cards.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = deck.cards[indexPath.row].id
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
