import MVC
import UIKitNames

// near: view-observes-model, broadcast-to-cells, view-holds-model
// > outside change; outside change

/// Listens for its cells, and updates the one that shows the post.
final class HeardByController: LikeList {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe(.likeCame, from: counts) { list, news in
      let path = IndexPath(row: news.payload, section: 0)
      (list.tableView.cellForRow(at: path) as? LikeCell)?.show(list.text(news.payload))
    }
  }
}
