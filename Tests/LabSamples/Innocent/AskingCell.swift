import MVC
import UIKitNames

// near: view-changes-model
// > tap Press row 1

protocol AskingCellDelegate: AnyObject {
  func cellWasPressed(_ cell: AskingCell)
}

/// Asks a plain weak delegate.
final class AskingCell: LampCell {
  weak var delegate: (any AskingCellDelegate)?

  override func pressed() { delegate?.cellWasPressed(self) }
}

final class AskingList: LampList, AskingCellDelegate {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = AskingCell()
    cell.delegate = self
    return cell
  }

  func cellWasPressed(_ cell: AskingCell) {
    if let path = tableView.indexPath(for: cell) { store.toggle(path.row) }
  }
}
