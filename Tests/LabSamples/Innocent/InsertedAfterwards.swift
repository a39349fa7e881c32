import MVC
import UIKitNames

// near: told-too-early
// > tap Add; tap Add

extension NotificationName where Payload == Int {
  fileprivate static let slipWasPut: Self = "slipWasPut"
}

/// Tells that it changes, and then, as another notification, where the new slip is.
final class PlaceTellingStore: HastySlipStore {
  override func add(_ slip: String) {
    super.add(slip)
    post(.slipWasPut, slips.count - 1)
  }
}

/// Reloads at the first of two notifications, and inserts a row at the second one.
final class InsertedAfterwards: SlipList {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe(.slipWasPut, from: store) { list, news in
      list.tableView.insertRows(at: [IndexPath(row: news.payload, section: 0)])
    }
  }
}
