import MVC
import UIKitNames

// > tap Flip; tap Press row 1

/// Says by itself what a press has done, in a closure that a cell calls.
final class ClosurePaintingLamps: LampList {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = PressingCell()
    cell.onPress = { [weak self] in
      self?.label.text = "row \(row)"  // ui-changes-ui
    }
    return cell
  }
}
