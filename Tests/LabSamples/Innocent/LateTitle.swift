import MVC
import UIKitNames

// near: leak
// > select 0; back; advance 2s

/// Changes its title after two seconds, in whichever place it is then.
final class LateTitlePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    after(.seconds(2)) { self.title = "Settings!" }
  }
}

final class LateTitle: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(LateTitlePage(), animated: true)
  }
}
