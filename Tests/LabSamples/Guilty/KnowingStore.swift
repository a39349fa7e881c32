import MVC
import UIKitNames

// > select 1

/// Paints the label of its one screen.
final class KnowingStore: Model {
  weak var label: UILabel?  // model-knows-view
  @Observed private(set) var count = 0

  func add() {
    count += 1
    label?.text = "\(count)"  // model-knows-view
  }
}

final class KnowingLamps: LampList {
  private let counter = KnowingStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    counter.label = label
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    counter.add()
  }
}
