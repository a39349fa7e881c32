import HeadlessUI
import MVC

/// A cell that ends its binding before it is bound again.
class CardCell: Cell {
  let label = Label(identifier: "number")
  var binding: ObservationToken?

  init() {
    super.init(identifier: "card")
    addSubview(label)
  }

  func show(_ card: CardModel) {
    binding?.end()
    binding = card.bind(\.$number, to: label, at: \.text) { "\($0)" }
  }
}

/// Cards, of which four are on the screen; a button turns all.
class CardTable: ViewController, TableDataSource {
  private let cards = (0..<8).map { _ in CardModel() }
  private let table = TableView(viewport: 4)
  private let button = Button("Next")

  override func loadView() {
    view.addSubview(table)
    view.addSubview(button)
    table.dataSource = self
    button.onTap(self) { page in for card in page.cards { card.next() } }
  }

  func makeCell() -> CardCell { CardCell() }
  func numberOfRows(in table: TableView) -> Int { cards.count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { makeCell() }
    cell.show(cards[row])
    return cell
  }
}
