import MVC
import UIKitNames

// > tap Flip; select 1

/// Says by itself what a tap on a row has done.
final class PaintingLamps: LampList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    label.text = "row \(indexPath.row)"  // ui-changes-ui
  }
}
