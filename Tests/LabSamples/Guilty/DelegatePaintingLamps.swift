import MVC
import UIKitNames

// > tap Flip; tap Press row 1

/// Says by itself what a press has done, as the plain delegate of a cell.
final class DelegatePaintingLamps: LampList, AskingCellDelegate {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = AskingCell()
    cell.delegate = self
    return cell
  }

  func cellWasPressed(_ cell: AskingCell) {
    title = "pressed"  // ui-changes-ui
  }
}
