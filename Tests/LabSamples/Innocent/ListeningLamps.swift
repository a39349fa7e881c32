import MVC
import UIKitNames

// near: ui-changes-ui
// > select 1

/// Hears of changes by a plain closure, and paints only then.
final class ListeningLamps: LampList {
  private let switchboard = Switchboard()

  override func viewDidLoad() {
    super.viewDidLoad()
    switchboard.onChange = { [weak self] in self?.label.text = $0 }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switchboard.turn(store, indexPath.row)
  }
}

/// A plain service that changes a model, and tells of it.
final class Switchboard {
  var onChange: (String) -> Void = { _ in }

  func turn(_ store: LampStore, _ row: Int) {
    store.toggle(row)
    onChange(store.lamps[row] ? "on" : "off")
  }
}
