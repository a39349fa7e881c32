import HeadlessUI
import MVC

/// Each answer changes the entry that was asked about, in a new list of all entries.
final class Votes: Model {
  struct Entry: ModelValue, Equatable {
    let name: String
    var votes: String
  }

  @Observed private(set) var entries = ["Ada", "Bob"].map { Entry(name: $0, votes: "0") }

  func vote(for name: String) {
    server?.send(
      Request("vote", name),
      then: Block(self) { votes, response in
        guard case .success(let count) = response else { return }
        votes.$entries.set(
          votes.entries.map { $0.name == name ? Entry(name: name, votes: count) : $0 }
        )
      }
    )
  }
}

/// Votes for the row that the user selects.
final class VotesController: NameListController, TableDelegate {
  private let votes = Votes()
  private var token: ObservationToken?

  override var names: [String] { votes.entries.map { "\($0.name): \($0.votes)" } }

  override func viewDidLoad() {
    table.delegate = self
    addButton.isHidden = true
    token = votes.$entries.observe(self) { votes, _ in try votes.table.reload() }
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    votes.vote(for: try votes.entries.at(row).name)
  }
}
