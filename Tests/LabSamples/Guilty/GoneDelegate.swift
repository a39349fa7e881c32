import MVC
import UIKitNames

// finds: lost-link
// > tap Press row 0

/// Changes the lamps for a cell.
final class PressHandler: AskingCellDelegate {
  private let store: LampStore

  init(_ store: LampStore) { self.store = store }

  func cellWasPressed(_ cell: AskingCell) { store.toggle(0) }
}

/// Gives each cell a delegate that nobody keeps.
final class GoneDelegate: LampList {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = AskingCell()
    let handler = PressHandler(store)
    cell.delegate = handler
    return cell
  }
}
