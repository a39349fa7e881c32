import MVC
import UIKitNames

// > tap Flip; select 1

/// Lets a helper paint its label.
final class HelpedPainter: LampList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    LampHelper.note(label, indexPath.row)  // ui-changes-ui
  }
}
