import MVC
import UIKitNames

// near: acts-on-another-row
// > select 1; select 1; outside change; select 2

/// Moves the word that the user selects one row up.
final class MovedUp: WordList {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row > 0 { words.moveUp(indexPath.row) }
  }
}
