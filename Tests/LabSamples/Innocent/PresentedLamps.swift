import MVC
import UIKitNames

// near: ui-changes-ui
// > select 1

/// What a presenter can ask of its screen.
protocol LampDisplay: AnyObject {
  func show(_ text: String)
}

/// A plain presenter, which changes the model and then says what to show.
final class LampPresenter {
  weak var display: (any LampDisplay)?
  private let store: LampStore

  init(_ store: LampStore) { self.store = store }

  func select(_ row: Int) {
    store.toggle(row)
    display?.show(store.lamps[row] ? "on" : "off")
  }
}

final class PresentedLamps: LampList, LampDisplay {
  private lazy var presenter = LampPresenter(store)

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.display = self
    presenter.select(indexPath.row)
  }

  func show(_ text: String) { label.text = text }
}
