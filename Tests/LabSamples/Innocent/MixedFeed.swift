import MVC
import UIKitNames

// near: listed-twice
// > layout

/// What a feed shows.
protocol FeedItem {
  var text: String { get }
}

/// A note, with its number among the notes.
struct FeedNote: FeedItem, Identifiable {
  let id: Int
  let text: String
}

/// A picture, with its number among the pictures.
struct FeedPicture: FeedItem, Identifiable {
  let id: Int
  let text: String
}

/// Things of two kinds.
final class FeedStore: Model {
  @Observed private(set) var items: [any FeedItem] = [
    FeedNote(id: 1, text: "Hello"), FeedPicture(id: 1, text: "Sea"),
  ]
}

/// Lists things of two kinds, each of which has numbers of its own.
final class MixedFeed: UITableViewController {
  private let store = FeedStore()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.items.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = store.items[indexPath.row].text
    return cell
  }
}
